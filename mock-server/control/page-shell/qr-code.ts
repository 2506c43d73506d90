import { html, raw } from 'hono/html';
import QRCode from 'qrcode';

/** @param name for screen readers */
export async function qrCode(address: string, name: string) {
  const svg = await QRCode.toString(address, { type: 'svg', margin: 2 });
  return html`<span class="qr-code" role="img" aria-label="${name}">${raw(svg)}</span>`;
}
