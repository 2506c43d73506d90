import { afterEach, describe, expect, it } from 'vitest';
import { BodyBuffer } from './form-body.server';
import { MAX_HELD_BYTES, MAX_UNCOUNTED_BYTES } from './form-limits.server';

const HALF_OF_MAX_BYTES = MAX_HELD_BYTES / 2;

const bodies: BodyBuffer[] = [];

function createBuffer(): BodyBuffer {
  const buffer = new BodyBuffer();
  bodies.push(buffer);
  return buffer;
}

afterEach(() => {
  for (const buffer of bodies.splice(0)) buffer.release();
});

describe('BodyBuffer (received bytes of a request body)', () => {
  it('refuses a body that exceeds the total limit', () => {
    expect(createBuffer().add(new Uint8Array(HALF_OF_MAX_BYTES))).toBe(true);
    expect(createBuffer().add(new Uint8Array(HALF_OF_MAX_BYTES + 2 * MAX_UNCOUNTED_BYTES + 1))).toBe(false);
  });

  it('accepts small bodies while large ones fill the total limit', () => {
    while (createBuffer().add(new Uint8Array(2 * MAX_UNCOUNTED_BYTES)));
    expect(createBuffer().add(new Uint8Array(MAX_UNCOUNTED_BYTES))).toBe(true);
  });

  it('no longer counts towards the total limit once released', () => {
    for (let round = 0; round < 5; round += 1) {
      const large = createBuffer();
      expect(large.add(new Uint8Array(HALF_OF_MAX_BYTES))).toBe(true);
      large.release();
      large.release();
    }
  });

  it('keeps chunks in order', () => {
    const pieces = createBuffer();
    for (const text of ['a=1', '&b', '=2']) pieces.add(Buffer.from(text));
    expect(pieces.bytes.toString()).toBe('a=1&b=2');
  });
});
