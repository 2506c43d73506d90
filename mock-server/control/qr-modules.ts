import QRCode from 'qrcode';
import type { QrModules } from '../pages/parts/qr-code';

export function createQrModules(address: string): QrModules {
  const { size, data } = QRCode.create(address).modules;
  const dark = [...data.keys()].filter((at) => data[at] === 1);
  return { size, path: dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('') };
}
