export interface PickedStates {
  readonly one: string;
  readonly other: string;
}

let picked: PickedStates = { one: '', other: '' };

/** The two states that were picked last, for whoever comes back from the treaty between them; gone with the page. */
export function recallStates(): PickedStates {
  return picked;
}

export function noteStates(states: PickedStates): void {
  picked = states;
}
