/**
 * A plugin of Stryker: sentences that only developers read (log lines, messages of errors) are not mutated. What stands in
 * their `${…}` goes with them; single words, such as the kind of a failure, are behaviour and stay.
 */
export const strykerPlugins = [{ kind: 'Ignore', name: 'messages', value: { shouldIgnore } }];

/** Babel's NodePath; returns the reason when it is such a sentence. */
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
