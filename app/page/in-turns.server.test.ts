import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './in-turns.server';

function page() {
  const stream = inTurns();
  const parts: string[] = [];
  stream.on('data', (part: Buffer) => parts.push(part.toString()));
  return { stream, parts, ended: new Promise((end) => stream.on('end', end)) };
}

it('sends on together what is written in one turn, and by itself what comes later', async () => {
  const { stream, parts } = page();
  stream.write('<html>');
  stream.write('<body>');
  await nextTurn();
  await nextTurn();
  expect(parts).toEqual(['<html><body>']);
  stream.write('late');
  await nextTurn();
  await nextTurn();
  expect(parts).toEqual(['<html><body>', 'late']);
});

it('sends the rest when the page ends in the same turn', async () => {
  const { stream, parts, ended } = page();
  stream.write('<p>');
  stream.end('</p>');
  await ended;
  expect(parts).toEqual(['<p></p>']);
});

it('leaves out zero bytes, and keeps the letters around them', async () => {
  const { stream, parts, ended } = page();
  stream.write(Buffer.concat([Buffer.from('Gesch'), Buffer.from([0]), Buffer.from('äft')]));
  stream.end();
  await ended;
  expect(parts).toEqual(['Geschäft']);
});
