import { deflateSync } from 'node:zlib';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { cleanLogo } from './clean-logo';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

async function cleanSvg(text: string): Promise<string> {
  const cleaned = await cleanLogo(text);
  if (!cleaned.ok) throw new Error(cleaned.problem);
  return Buffer.from(cleaned.logo.replace(/^.*,/, ''), 'base64').toString('utf8');
}

describe('SIM-15 an SVG logo', () => {
  it.each([
    ['200 kB of groups in groups', `<svg ${SVG}>${'<g>'.repeat(60_000)}`],
    ['groups in groups that end', `<svg ${SVG}>${'<g>'.repeat(51)}<path/>${'</g>'.repeat(51)}</svg>`],
    ['groups that only seem to end', `<svg ${SVG}>${'<g></p>'.repeat(60)}<path/></svg>`],
    ['very many paths', `<svg ${SVG}>${'<path/>'.repeat(5_001)}</svg>`],
  ])('refuses %s, which would block the simulator', async (_, logo) => {
    const began = process.cpuUsage();
    expect(await cleanLogo(logo)).toEqual({ ok: false, problem: 'not_an_image' });
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });

  it('accepts the size of a realistic drawing', async () => {
    const drawn = `<svg ${SVG}>${'<g>'.repeat(20)}${'<path d="M0 0h1"/>'.repeat(4_000)}${'</g>'.repeat(20)}</svg>`;
    expect(await cleanSvg(drawn)).toContain('<path d="M0 0h1"');
  });

  it.each(['url(#g)', 'url("#g")', "url('#g')", 'url( #g )', `url( '#g')`])(
    'keeps a reference within the drawing: %s',
    async (fill) => {
      const value = fill.replaceAll('"', '&quot;');
      const text = await cleanSvg(
        `<svg ${SVG}><linearGradient id="g"/><path fill="${value}" d="M0 0h1"/></svg>`,
      );
      expect(text).toContain(`fill="${value}"`);
    },
  );

  it.each([
    'url(https://evil.example/a)',
    'url( "//evil.example/a#g")',
    "url('a.svg#g')",
    'URL(\t#\t) url(b)',
    '\\75rl(//evil.example/a)',
  ])('loses external references: %s', async (fill) => {
    const text = await cleanSvg(
      `<svg ${SVG}><path fill="${fill.replaceAll('"', '&quot;')}" d="M0 0h1"/></svg>`,
    );
    expect(text).not.toContain('fill');
  });

  it('fails if it grows above the storage limit', async () => {
    const grows = `<svg ${SVG}><text>${'>'.repeat(150_000)}</text></svg>`;
    expect(await cleanLogo(grows)).toEqual({ ok: false, problem: 'image_too_large' });
  });

  it('An SVG logo is rewritten as well-formed XML', async () => {
    const text = await cleanSvg(`<svg><title>A\u00a0B &amp; C &lt; D</title><path d="M0 0h1"/></svg>`);
    expect(text).toContain('A\u00a0B &amp; C &lt; D');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/);
  });
});

const address = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

async function cleanPng(png: Uint8Array) {
  const cleaned = await cleanLogo(address(png));
  if (!cleaned.ok) throw new Error(cleaned.problem);
  return decode(Buffer.from(cleaned.logo.replace(/^.*,/, ''), 'base64'));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

function png(width: number, height: number, depth: number, colour: number, chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

describe('SIM-15 a PNG logo', () => {
  it('keeps the alpha values of its palette', async () => {
    const given = png(4, 1, 8, 3, [
      chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255])),
      chunk('tRNS', Buffer.from([255, 0, 128])),
      chunk('IDAT', deflateSync(Buffer.from([0, 0, 1, 2, 1]))),
    ]);
    const { palette, data } = await cleanPng(given);
    expect(palette).toEqual([
      [255, 0, 0, 255],
      [0, 255, 0, 0],
      [0, 0, 255, 128],
    ]);
    expect([...data]).toEqual([0, 1, 2, 1]);
  });

  it('keeps its transparent colour', async () => {
    const given = png(4, 1, 8, 2, [
      chunk('tRNS', Buffer.from([0, 255, 0, 0, 0, 0])),
      chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0, 0, 0, 0, 9, 9, 9, 8, 8, 8]))),
    ]);
    const { transparency, data } = await cleanPng(given);
    expect([...(transparency ?? [])]).toEqual([255, 0, 0]);
    expect([...data]).toEqual([255, 0, 0, 0, 0, 0, 9, 9, 9, 8, 8, 8]);
  });

  it('loses chunks that draw nothing', async () => {
    const secret = Buffer.from('Comment\0taken at home', 'latin1');
    const pixels = chunk(
      'IDAT',
      Buffer.concat([deflateSync(Buffer.from([0, 7])), Buffer.from('taken at home')]),
    );
    const given = Buffer.concat([
      png(1, 1, 8, 0, [chunk('tEXt', secret), pixels]),
      Buffer.from('taken at home'),
    ]);
    const cleaned = await cleanLogo(address(given));
    expect(cleaned.ok && Buffer.from(cleaned.logo.replace(/^.*,/, ''), 'base64').includes('taken')).toBe(
      false,
    );
    expect([...(await cleanPng(given)).data]).toEqual([7]);
  });

  it.each([
    ['more pixels than in its header', [chunk('IDAT', deflateSync(Buffer.alloc(50_000_000)))]],
    [
      'a profile that has no end',
      [
        chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
        chunk('IDAT', Buffer.alloc(9)),
      ],
    ],
    ['pixels that end too early', [chunk('IDAT', deflateSync(Buffer.alloc(9)).subarray(0, 6))]],
    ['no pixels', []],
    ['a chunk longer than the file', [Buffer.from('ffffffff49444154', 'hex')]],
  ])('is refused with %s', async (_, chunks) => {
    const began = process.cpuUsage();
    expect(await cleanLogo(address(png(2, 2, 8, 0, chunks)))).toEqual({ ok: false, problem: 'not_an_image' });
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });

  it('does not grow when it is encoded again', async () => {
    const side = 250;
    const lines = Buffer.alloc(side * (side + 1));
    let chance = 1;
    for (let at = 0; at < lines.length; at += 1) {
      chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
      lines[at] = at % (side + 1) === 0 ? 1 : chance >>> 31;
    }
    const given = png(side, side, 8, 0, [chunk('IDAT', deflateSync(lines, { level: 9 }))]);
    const cleaned = await cleanLogo(address(given));
    expect(cleaned.ok && cleaned.logo.length).toBeLessThanOrEqual(address(given).length + 8);
    expect((await cleanPng(given)).data).toEqual(decode(given).data);
  });
});
