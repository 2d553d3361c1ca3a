import { createContext, use, type ComponentType } from 'react';
import type { SelectedItem } from '#domain/search/selection.ts';

export interface SelectionActionProps {
  readonly items: readonly SelectedItem[];
}

/** Something a reader can do with all that they selected among the results. */
export interface SelectionAction {
  readonly id: string;
  readonly Action: ComponentType<SelectionActionProps>;
}

/** What is offered for a selection, in its order; the route of the search pages fills it in. */
export const SelectionActionsContext = createContext<readonly SelectionAction[]>([]);

/** The slot beside the number of selected results. */
export function SelectionActions({ items }: SelectionActionProps) {
  return use(SelectionActionsContext).map(({ id, Action }) => <Action key={id} items={items} />);
}
