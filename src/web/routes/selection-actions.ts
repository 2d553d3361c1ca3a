import type { SelectionAction } from '#web/app/selection-actions.tsx';
import { KeepSelectionAction } from './keep-selection-action.tsx';

/** What a reader can do with selected results: an entry here is offered beside their number. */
export const SELECTION_ACTIONS: readonly SelectionAction[] = [{ id: 'keep', Action: KeepSelectionAction }];
