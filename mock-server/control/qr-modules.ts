import QRCode from 'qrcode';
import type { QrModules } from '../pages/parts/qr-code';

export function createQrModules(address: string): QrModules {
  const { size, data } = QRCode.create(address).modules;
  const darkModules = [...data.keys()].filter((index) => data[index] === 1);
  return {
    size,
    path: darkModules.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join(''),
  };
}
