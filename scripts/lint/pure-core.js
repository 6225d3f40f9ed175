/** Lint rules of this project for which there is no existing one. */

const DATE_CLASS = /^(?:UTC)?Date(?:Mini)?$/;
/** Functions of date-fns that compare with the current time. */
const CLOCK_OF_DATE_FNS =
  /^date-fns\/(?:constructNow|formatDistanceToNow\w*|is(?:Past|Future|Today|Tomorrow|Yesterday|This\w+)|(?:start|end)Of(?:Today|Tomorrow|Yesterday))$/;

/** Core gets the time as an argument and never reads a clock or a random number. */
const noClock = {
  meta: { messages: { clock: 'Core does not read the clock or chance: take `now` or a port.' } },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'clock' });
    return {
      ImportDeclaration(node) {
        if (CLOCK_OF_DATE_FNS.test(node.source.value)) report(node);
      },
      NewExpression(node) {
        if (DATE_CLASS.test(node.callee.name) && node.arguments.length === 0) report(node);
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

/** One module per function: the index of date-fns is 250 modules, which every spec and command would load. */
const singleDateFunctions = {
  meta: { messages: { index: 'Import one function: `date-fns/addMonths`.' } },
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value === 'date-fns') context.report({ node, messageId: 'index' });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'no-clock': noClock, 'single-date-functions': singleDateFunctions },
};
