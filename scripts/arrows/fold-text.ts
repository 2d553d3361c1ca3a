import type { ESTree } from 'vite';

/** Names that a file gives to what is written out somewhere in it, whatever their scope. */
export interface Constants {
  /** Name -> the text it stands for; undefined where that shows only when it runs. */
  readonly texts: ReadonlyMap<string, string | undefined>;
  /** Names that load modules as `require` does. */
  readonly loaders: ReadonlySet<string>;
}

/** The text that an expression always is; undefined where that shows only when it runs. */
export function foldText(node: ESTree.Node, constants: Constants): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'Identifier':
      return constants.texts.get(node.name);
    case 'TemplateLiteral':
      return foldTemplate(node, constants);
    case 'BinaryExpression':
      return node.operator === '+' ? join(foldText(node.left, constants), foldText(node.right, constants)) : undefined;
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return foldText(node.expression, constants);
    default:
      return undefined;
  }
}

function foldTemplate({ quasis, expressions }: ESTree.TemplateLiteral, constants: Constants): string | undefined {
  return quasis.reduce<string | undefined>((text, quasi, index) => {
    const expression = expressions[index];
    const after = expression ? foldText(expression, constants) : '';
    return join(join(text, quasi.value.cooked ?? undefined), after);
  }, '');
}

function join(a: string | undefined, b: string | undefined): string | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}
