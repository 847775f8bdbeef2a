// boardgame.io's server as it comes, with its store in memory, and a game of the shape of our toy: two seats, hands of
// four, two of each card from 1 to 9; each round both lay a card, the higher one takes the pot and leads, both draw; a
// seat may raise the pot once. 18 cards are laid in a game, as at our table of { highest: 9, hand: 4 }.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')
const { Server } = require('boardgame.io/server')

const HIGHEST = 9
const HAND = 4
const values = Array.from({ length: 2 * HIGHEST }, (_, i) => 1 + (i % HIGHEST))

const game = {
  name: 'toy',
  minPlayers: 2,
  maxPlayers: 2,
  playerView: PlayerView.STRIP_SECRETS,

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(values)
    const players = {}
    const seats = []
    for (let p = 0; p < ctx.numPlayers; p++) {
      players[p] = { hand: deck.splice(0, HAND) }
      seats.push({ letter: 'AB'[p], hand: HAND, coins: 0, laid: false, card: null, last: null, raised: false })
    }
    return { round: 1, pot: 1, leader: 0, deck: deck.length, over: false, seats, players, secret: { deck } }
  },

  moves: {
    lay: ({ G, playerID, events }, card) => {
      const at = G.players[playerID].hand.indexOf(card)
      if (at < 0) return INVALID_MOVE
      G.players[playerID].hand.splice(at, 1)
      const seat = G.seats[playerID]
      seat.card = card
      seat.laid = true
      seat.hand--
      if (G.seats.every((one) => one.laid)) endRound(G)
      const next = G.seats.some((one) => one.laid) ? 1 - Number(playerID) : G.leader
      events.endTurn({ next: String(next) })
    },
    raise: ({ G, playerID }) => {
      if (G.seats[playerID].raised) return INVALID_MOVE
      G.seats[playerID].raised = true
      G.pot++
    },
  },

  endIf: ({ G }) => (G.over ? { coins: G.seats.map((seat) => seat.coins) } : undefined),
}

// The single highest card takes the pot and leads; everybody draws.
function endRound(G) {
  const [a, b] = G.seats.map((seat) => seat.card)
  if (a !== b) {
    G.leader = a > b ? 0 : 1
    G.seats[G.leader].coins += G.pot
    G.pot = 0
  }
  G.seats.forEach((seat, p) => {
    seat.last = seat.card
    seat.card = null
    seat.laid = false
    if (G.secret.deck.length > 0) {
      G.players[p].hand.push(G.secret.deck.shift())
      seat.hand++
    }
  })
  G.deck = G.secret.deck.length
  G.over = G.seats.every((seat) => seat.hand === 0)
  G.pot++
  G.round++
}

const server = Server({ games: [game], origins: [] })
server.run({ port: 0, callback: () => undefined }).then(({ appServer }) => {
  console.log(`open at http://127.0.0.1:${appServer.address().port}/`)
})
