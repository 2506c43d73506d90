import { describe, expect, it } from 'vitest';
import { type Exchange, filterContractExchanges } from './exchange';
import { createCapturedExchange } from './exchange-sample';

const exchangeAt = (url: string): Exchange => ({ ...createCapturedExchange('GET', '', {}), url });

describe('filterContractExchanges (recorded requests that are calls of the contract)', () => {
  it('matches calls below the most frequent base URL', () => {
    const { exchanges, foreignCount } = filterContractExchanges(
      [
        exchangeAt('https://bank.example/api/v2/config'),
        exchangeAt('https://bank.example/api/v2/user/applications/x1/signatories'),
        exchangeAt('https://elsewhere.example/config'),
      ],
      null,
    );
    expect(exchanges.map(({ call }) => call.name)).toEqual(['getConfig', 'listSignatories']);
    expect(foreignCount).toBe(1);
  });

  it('reads a URL with thousands of segments within a second', { timeout: 120_000 }, () => {
    const cpuBefore = process.cpuUsage();
    const longExchange = exchangeAt(`https://shop.example/${'a/'.repeat(15_000)}`);
    expect(
      filterContractExchanges([longExchange, exchangeAt('https://bank.example/config')], null).exchanges,
    ).toHaveLength(1);
    expect(process.cpuUsage(cpuBefore).user).toBeLessThan(2_000_000);
  });

  it('accepts parameters that are named like properties of Object.prototype', () => {
    const [knownExchange] = filterContractExchanges(
      [exchangeAt('https://bank.example/config?__proto__=1&toString=2')],
      null,
    ).exchanges;
    expect(Object.keys(knownExchange?.query ?? {})).toEqual(['__proto__', 'toString']);
  });
});
