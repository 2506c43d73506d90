import { expect, it } from 'vitest';
import { certificatesFor } from './verification';

const pact = 'pact.json';

it.each([
  { providerBaseUrl: 'http://127.0.0.1:4000' },
  { providerBaseUrl: 'http://127.0.0.1:4000', stateHandlerUrl: 'http://127.0.0.1:4000/states' },
])('QA-05: the verification reads no CA certificates if all URLs use HTTP: %j', (addresses) => {
  expect(certificatesFor({ pact, ...addresses })).toEqual({ SSL_CERT_FILE: '/dev/null', SSL_CERT_DIR: '' });
});

it.each([
  { providerBaseUrl: 'https://api.lindhof.example' },
  { providerBaseUrl: 'HTTPS://api.lindhof.example' },
  { providerBaseUrl: 'http://127.0.0.1:4000', stateHandlerUrl: 'https://states.lindhof.example' },
])('QA-05: the verification reads the CA certificates if one of the URLs uses HTTPS: %j', (addresses) => {
  expect(certificatesFor({ pact, ...addresses })).toEqual({});
});
