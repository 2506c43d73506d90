import type { Dialect } from './dialect';
import { RESPONSE_DIALECTS } from './responses';
import { BROKEN_DIALECTS, TRANSPORT_DIALECTS } from './transport';
import { VALUE_DIALECTS } from './values';

export const DIALECTS: readonly Dialect[] = [
  ...VALUE_DIALECTS,
  ...RESPONSE_DIALECTS,
  ...TRANSPORT_DIALECTS,
  ...BROKEN_DIALECTS,
];

export function requireDialect(name: string): Dialect {
  const found = DIALECTS.find((dialect) => dialect.name === name);
  if (found) return found;
  throw new Error(`No dialect has the name ${name}. Known: ${DIALECTS.map((each) => each.name).join(', ')}.`);
}
