import { expect, it } from 'vitest';
import { parseUserAgent } from './request-origin';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';

it.each([
  [`${WINDOWS.replace(')', '; rv:140.0)')} Gecko/20100101 Firefox/140.0`, 'firefox', 'windows'],
  [`${WINDOWS} ${BLINK} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`${WINDOWS} ${BLINK} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'edge', 'windows'],
  [`${WINDOWS} ${BLINK} Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0`, 'opera', 'windows'],
  [`${MAC} ${WEBKIT} Version/18.6 Safari/605.1.15`, 'safari', 'mac'],
  [`${MAC} ${BLINK} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  [`${IPHONE} ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`, 'safari', 'iphone'],
  [`${IPHONE} ${WEBKIT} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome', 'iphone'],
  [`${IPHONE} ${WEBKIT} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'firefox', 'iphone'],
  [`${IPHONE} ${WEBKIT} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'edge', 'iphone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${WEBKIT} Version/18.6 Safari/604.1`, 'safari', 'ipad'],
  [`${ANDROID} ${BLINK} Chrome/142.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
  [`${ANDROID} ${BLINK} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`, 'edge', 'android'],
  [`${ANDROID} ${BLINK} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'samsung', 'android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'firefox', 'android'],
  ['curl/8.5.0', null, null],
  ['', null, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', null, 'windows'],
])('parseUserAgent reads browser and system from "%s"', (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system });
});

it('parseUserAgent reads nothing from a missing header or one above 1,000 characters', () => {
  const unknownDevice = { browser: null, system: null };
  expect(parseUserAgent(null)).toEqual(unknownDevice);
  expect(parseUserAgent(`${'x'.repeat(1_000)} Firefox/140.0`)).toEqual(unknownDevice);
});
