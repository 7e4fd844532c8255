/** A request names something that does not exist or is not possible. The message is for the person at the terminal. */
export class InboxProblem extends Error {
  override readonly name = 'InboxProblem';
}

/** The state of this name. Throws InboxProblem if there is none. */
export function stateOf<State extends string>(name: string, states: readonly State[], what: string): State {
  const state = states.find((one) => one === name);
  if (state === undefined) throw new InboxProblem(`"${name}" is no state of ${what}: take one of ${states.join(', ')}`);
  return state;
}
