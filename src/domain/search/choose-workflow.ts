/** A topic of the filter tree with the workflows it belongs to. */
export interface WorkflowTopic {
  /** Path through the tree of topics. */
  readonly path: string;
  readonly workflows: readonly string[];
}

/** What choosing a workflow does to the topics. */
export interface WorkflowChoice {
  /** Topics that are chosen now. */
  readonly active: readonly string[];
  /** Topics that are not chosen any more, nor were. */
  readonly reset: readonly string[];
}

/** Choosing a workflow activates the topics whose list contains it and resets the others (SR-106, SR-107). */
export function chooseWorkflow(topics: readonly WorkflowTopic[], workflow: string): WorkflowChoice {
  const [active = [], reset = []] = [true, false].map((isWanted) =>
    topics.filter(({ workflows }) => workflows.includes(workflow) === isWanted).map(({ path }) => path),
  );
  return { active, reset };
}
