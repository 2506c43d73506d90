import { expectTypeOf, it } from 'vitest';
import type { NewApplication } from '~/api/applications.server';
import type { assembleClassic } from './rules/new-application';

type Sent = Extract<ReturnType<typeof assembleClassic>, { ok: true }>['application'];

it('CLA-13: the classic steps and the contract have the same fields', () => {
  expectTypeOf<keyof Sent>().toEqualTypeOf<keyof NewApplication>();
  expectTypeOf<Sent>().toExtend<NewApplication>();
});
