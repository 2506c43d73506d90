import type { Made, Written } from './make';

/** What came of a recording, in a few lines. @param kept where the examples were taken over, null in it where there was none; null where nobody asked for it */
export function recordText(
  { exchanges, foreign, texts, heldBack, differences, replaced, world, examples }: Made,
  written: Written,
  { lost, kept }: { lost: number; kept: { at: string | null } | null },
): string {
  const beside = [
    counted(foreign, 'that are no call of the contract'),
    counted(texts, 'answered with web pages or other texts'),
    counted(heldBack, 'in which something of an original would have stood'),
    counted(lost, 'that broke off'),
  ].flatMap((each) => each ?? []);
  return [
    `${exchanges} exchanges of ${Object.keys(examples.calls).length} calls; left out: ${beside.join(', ') || 'none'}`,
    `replaced: ${replaced.map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'nothing'}`,
    ...differences.map((member) => `differs from the contract, so no example: ${member}`),
    ...world.left.map((each) => `not in the world: ${each}`),
    `examples: ${written.examples}`,
    ...(kept === null
      ? []
      : [
          kept.at === null
            ? 'nothing taken over: no answer is an example'
            : `shown in the OpenAPI description from now on: ${kept.at}`,
        ]),
    written.world === null
      ? `no world: ${world.whyNone}`
      : `world: ${written.world}; load it: curl -X PUT -H 'content-type: application/json' --data @${written.world} http://localhost:4000/simulator/snapshot`,
    ...(world.snapshot?.personas ?? []).map(({ email, password }) => `log in there: ${email}, ${password}`),
  ].join('\n');
}

function counted(count: number, what: string): string | null {
  return count === 0 ? null : `${count} ${what}`;
}
