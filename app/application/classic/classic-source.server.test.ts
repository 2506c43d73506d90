import { expectTypeOf, it } from 'vitest';
import type { NewApplication } from '~/api/applications.server';
import type { assembleClassic } from './rules/new-application';

type Sent = Extract<ReturnType<typeof assembleClassic>, { ok: true }>['application'];

// Held by the types: a field that only the steps know, or only the contract, does not compile here.
it('CLA-13: what the steps send is what the contract takes, field by field', () => {
  expectTypeOf<keyof Sent>().toEqualTypeOf<keyof NewApplication>();
  expectTypeOf<Sent>().toExtend<NewApplication>();
});
