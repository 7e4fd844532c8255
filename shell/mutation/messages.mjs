/**
 * A plugin of Stryker. It leaves out the sentences that only developers read: log lines and error messages, with the
 * expressions in their `${…}`. Single words, such as the kind of a failure, are behaviour and are mutated.
 */
export const strykerPlugins = [{ kind: 'Ignore', name: 'messages', value: { shouldIgnore } }];

/** Takes Babel's NodePath. Returns the reason to ignore it, if it is such a sentence. */
function shouldIgnore(path) {
  if (!textOf(path.node).includes(' ')) return undefined;
  const around = path.findParent(
    (parent) => parent.isCallExpression() || parent.isNewExpression() || parent.isFunction(),
  );
  return around && takesMessage(around.node) ? 'the wording of a message' : undefined;
}

function textOf({ type, value, quasis }) {
  if (type === 'StringLiteral') return value;
  return type === 'TemplateLiteral' ? quasis.map((quasi) => quasi.value.raw).join('') : '';
}

/** `log.warn(…)`, `this.options.log.warn(…)`, `new SomeError(…)`, `super(…)`. */
function takesMessage({ type, callee }) {
  if (type === 'NewExpression') return /(Error|Failure|Refused)$/.test(callee.name ?? '');
  if (type !== 'CallExpression') return false;
  const receiver = callee.object?.property ?? callee.object;
  return callee.type === 'Super' || receiver?.name === 'log';
}
