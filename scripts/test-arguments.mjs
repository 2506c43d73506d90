import { exitWithMessage } from './exit-with-message.mjs';

/** @param {string[]} args */
export function parseTestArguments(args) {
  const unknownArg = args.find((arg) => arg !== '--changed');
  if (unknownArg !== undefined) {
    exitWithMessage(
      `Unknown argument "${unknownArg}" of npm test. Use --changed for the checks of changed files, or nothing for every check. For one check: npm run lint, types, unit, contracts or features.`,
    );
  }
  return { isChangedOnly: args.includes('--changed') };
}

/**
 * @param {string} command
 * @param {string[]} [args]
 */
export function requireNoArguments(command, args = process.argv.slice(2)) {
  if (args.length === 0) return;
  exitWithMessage(
    `${command} takes no arguments, not "${args[0]}": its settings are environment variables, see docs/configuration.md.`,
  );
}
