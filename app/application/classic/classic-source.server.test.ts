import { expectTypeOf, it } from 'vitest';
import type { NewApplication } from '~/api/applications.server';
import type { assembleClassic } from './rules/new-application';

type Sent = Extract<ReturnType<typeof assembleClassic>, { ok: true }>['application'];

it("CLA-13: the classic wizard's steps have exactly the fields of the API contract", () => {
  expectTypeOf<keyof Sent>().toEqualTypeOf<keyof NewApplication>();
  expectTypeOf<Sent>().toExtend<NewApplication>();
});
