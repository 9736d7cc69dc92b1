/** Something the person who starts the shop can put right: one sentence for the terminal, never a stack trace. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
