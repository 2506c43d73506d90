import QRCode from 'qrcode';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from '../pages/parts/qr-code';
import { createQrModules } from './qr-modules';

const ADDRESS = 'http://192.0.2.7:4000/simulator/enter?sandbox=s&persona=katrin';

it('SIM-14: a QR code has a square for each dark module, and a quiet zone of two modules', () => {
  const { modules } = QRCode.create(ADDRESS);
  const code = createQrModules(ADDRESS);
  const drawn = [...code.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
  const dark = Array.from(modules.data, (module, at) =>
    module === 1 ? [`${at % modules.size} ${Math.floor(at / modules.size)}`] : [],
  ).flat();
  expect([code.size, drawn]).toEqual([modules.size, dark]);
  const html = renderToStaticMarkup(createElement(QrCode, { code, name: 'QR code of the portal' }));
  expect(html).toContain(`viewBox="-2 -2 ${modules.size + 4} ${modules.size + 4}"`);
  expect(html).toContain('role="img" aria-label="QR code of the portal"');
});
