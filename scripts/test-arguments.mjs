import { fail } from './say.mjs';

/**
 * What follows `npm test --`; ends with one readable line when it is nothing that the command knows.
 * @param {string[]} args
 */
export function testArguments(args) {
  const unknown = args.find((arg) => arg !== '--changed');
  if (unknown !== undefined) {
    fail(
      `npm test knows no "${unknown}": it takes --changed for what a change touches, or nothing for every check. One check alone: npm run lint, types, unit, contracts or features.`,
    );
  }
  return { isChangedOnly: args.includes('--changed') };
}

/**
 * Ends with one readable line when a command that takes no arguments got some.
 * @param {string} command @param {string[]} [args]
 */
export function noArguments(command, args = process.argv.slice(2)) {
  if (args.length === 0) return;
  fail(
    `${command} takes no arguments, not "${args[0]}": its settings are environment variables, see docs/configuration.md.`,
  );
}
