import { html, type Html } from './html.ts';

/** One field of a form of the provider's pages. */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'password';
  readonly value?: string;
  readonly autocomplete: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  /** Id of what is said of the form as a whole, where something is. */
  readonly formProblem?: string | undefined;
  /** Whether the page opens with the cursor here. */
  readonly isFirst: boolean;
}

/** A field with its label, its hint and what is wrong with it. */
export function drawField({ name, label, hint, problem, formProblem, isFirst, ...input }: FieldView): Html {
  const isInvalid = problem !== undefined || formProblem !== undefined;
  const describedBy = [
    ...(formProblem === undefined ? [] : [formProblem]),
    ...(problem === undefined ? [] : [`${name}-problem`]),
    ...(hint === undefined ? [] : [`${name}-hint`]),
  ].join(' ');
  return html`<div class="${problem === undefined ? 'field' : 'field has-problem'}">
    <label for="${name}">${label}</label>
    ${hint === undefined ? null : html`<p class="field-hint" id="${name}-hint">${hint}</p>`}
    ${problem === undefined ? null : html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${input.kind}"
      value="${input.value ?? ''}"
      autocomplete="${input.autocomplete}"
      autocapitalize="none"
      spellcheck="false"
      maxlength="1000"
      required${isInvalid ? html` aria-invalid="true"` : null}${describedBy === '' ? null : html` aria-describedby="${describedBy}"`}${isFirst ? html` autofocus` : null}
    />
  </div>`;
}
