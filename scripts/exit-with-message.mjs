/**
 * Exits with code 1.
 * @param {string} line
 * @returns {never}
 */
export function exitWithMessage(line) {
  console.error(line);
  process.exit(1);
}
