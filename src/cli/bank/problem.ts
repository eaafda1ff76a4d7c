// What is wrong in the bank: which puzzle (or file), what was claimed, what was found instead.

/** One thing wrong; any one of them stops the build. */
export interface Problem {
  /** A puzzle's id, or the name of a file. */
  readonly where: string;
  readonly claim: string;
  readonly found: string;
}

/** A problem as one line for people. */
export const describeProblem = ({ where, claim, found }: Problem): string =>
  `${where}: claims ${claim}; found ${found}`;
