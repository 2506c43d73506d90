import { describe, expect, it } from 'vitest';
import { partnerKeyOf } from './request-origin';

describe('SHELL-20, D-01: partnerKeyOf (partner that a host names)', () => {
  it.each([
    ['medic.localhost:3000', 'medic'],
    ['Swiss.portal.example', 'swiss'],
    ['lindhof.financing.example:8443', 'lindhof'],
    ['localhost:3000', 'demo'],
    ['localhost', 'demo'],
    ['127.0.0.1:3000', 'demo'],
    ['10.200.0.123:3000', 'demo'],
    ['[::1]:3000', 'demo'],
    ['1.2.3.4.portal.example', '1'],
    ['bank1.2.3.4', 'bank1'],
    ['www.portal.example', 'demo'],
    ['', 'demo'],
  ])('partnerKeyOf for the host %j returns the partner key %j', (host, partner) => {
    expect(partnerKeyOf(host, 'demo')).toBe(partner);
  });
});
