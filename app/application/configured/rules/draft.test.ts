import { describe, expect, it } from 'vitest';
import {
  EMPTY_DYNAMIC_DRAFT,
  isSameDynamicRequest,
  readDynamicDraft,
  sentTexts,
  shownTexts,
  withDynamicTyping,
  withSent,
} from './draft';

describe('DYN-02: what is kept', () => {
  it('keeps texts across steps, valid or not, and which steps were sent', () => {
    const first = withSent(EMPTY_DYNAMIC_DRAFT, 'who', { typed: { companyName: 'Park' }, accepted: true });
    const second = withSent(first, 'what', { typed: { loanSize: 'viel' }, accepted: false });
    expect(second).toMatchObject({ typed: { companyName: 'Park', loanSize: 'viel' }, sent: ['who'] });
    expect(withSent(second, 'who', { typed: {}, accepted: false }).sent).toEqual([]);
    expect(readDynamicDraft(JSON.parse(JSON.stringify(second)))).toEqual(second);
  });

  it('shows what is being typed, which counts for nothing until it is sent', () => {
    const sent = withSent(EMPTY_DYNAMIC_DRAFT, 'who', { typed: { companyName: 'Park' }, accepted: true });
    const typing = withDynamicTyping(sent, 'who', { companyName: 'Park am' });
    expect(shownTexts(typing, 'who')).toEqual({ companyName: 'Park am' });
    expect(typing.typed).toEqual({ companyName: 'Park' });
    expect(isSameDynamicRequest(typing, sent)).toBe(true);
    const resent = withSent(typing, 'who', { typed: { companyName: 'Park am Tor' }, accepted: true });
    expect(shownTexts(resent, 'who')).toEqual({ companyName: 'Park am Tor' });
  });

  it('takes nothing from another kind of draft', () => {
    expect(readDynamicDraft({ values: {}, finished: [] })).toEqual(EMPTY_DYNAMIC_DRAFT);
  });

  it('an unticked box takes back its tick', () => {
    const form = new FormData();
    form.set('name', 'Park');
    form.set('unknown', 'x');
    expect(sentTexts(form, ['name', 'agreed'])).toEqual({ name: 'Park', agreed: '' });
  });
});

it('CLA-13: is another request as soon as a text of it changes', () => {
  const of = (loanSize: string) =>
    withSent(EMPTY_DYNAMIC_DRAFT, 'what', { typed: { loanSize, more: '' }, accepted: true });
  expect(isSameDynamicRequest(of('1'), of('1'))).toBe(true);
  expect(isSameDynamicRequest(of('1'), of('2'))).toBe(false);
});
