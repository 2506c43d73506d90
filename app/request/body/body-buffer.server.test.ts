import { afterEach, describe, expect, it } from 'vitest';
import { BodyBuffer } from './form-body.server';
import { MAX_HELD_BYTES, MAX_UNCOUNTED_BYTES } from './form-limits.server';

const HALF = MAX_HELD_BYTES / 2;

const bodies: BodyBuffer[] = [];

function body(): BodyBuffer {
  const made = new BodyBuffer();
  bodies.push(made);
  return made;
}

afterEach(() => {
  for (const made of bodies.splice(0)) made.release();
});

describe('BodyBuffer (received bytes of a request body)', () => {
  it('refuses a body that exceeds the total limit', () => {
    expect(body().add(new Uint8Array(HALF))).toBe(true);
    expect(body().add(new Uint8Array(HALF + 2 * MAX_UNCOUNTED_BYTES + 1))).toBe(false);
  });

  it('accepts small bodies while large ones fill the total limit', () => {
    while (body().add(new Uint8Array(2 * MAX_UNCOUNTED_BYTES)));
    expect(body().add(new Uint8Array(MAX_UNCOUNTED_BYTES))).toBe(true);
  });

  it('no longer counts towards the total limit once released', () => {
    for (let round = 0; round < 5; round += 1) {
      const large = body();
      expect(large.add(new Uint8Array(HALF))).toBe(true);
      large.release();
      large.release();
    }
  });

  it('keeps chunks in order', () => {
    const pieces = body();
    for (const text of ['a=1', '&b', '=2']) pieces.add(Buffer.from(text));
    expect(pieces.bytes.toString()).toBe('a=1&b=2');
  });
});
