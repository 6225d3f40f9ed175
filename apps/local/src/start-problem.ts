/** Something that keeps the local world from starting, said in one clear sentence. No stack is shown for it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
