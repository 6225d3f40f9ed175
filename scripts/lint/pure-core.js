/** Lint rules of the house that no ready-made one covers. */

/** Core is told what time it is: it never reads a clock, and never rolls dice. */
const noClock = {
  meta: { messages: { clock: 'Core does not read the clock or chance: take `now` or a port.' } },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'clock' });
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node);
      },
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`;
        if (name === 'Date.now' || name === 'Math.random') report(node);
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { 'no-clock': noClock } };
