import { isDeepStrictEqual } from 'node:util';
import { type FinanceObject, financeObjects } from '~/api/finance-objects.server';
import { answerOf, entryOf } from '~/api/result';
import { financingRefusal } from '~/dashboard/financing-refusal.server';
import { lenderSettings } from '~/dashboard/lender-settings.server';
import {
  type ApplicationToChange,
  type LoadedApplication,
  loadApplicationForChange,
} from '~/dashboard/load-application.server';
import type { FinancingChanges } from '~/dashboard/rules/financing-changes';
import type { LoadedTask, TabTask, TaskData, TaskInput } from '~/dashboard/tab-tasks.server';
import { verifyList } from '~/dashboard/verify-change.server';
import { countriesIn } from '~/domain/countries';
import { requestedAmount } from '~/domain/money';
import { task } from '~/forms/run-task.server';
import { DELETION_FORM, OBJECT_FORM, type ObjectTaskKind, objectAddresses } from './addresses';
import {
  financeObjectSchema,
  knownMerchants,
  MERCHANT,
  OTHER_MERCHANT,
  objectName,
  objectTexts,
  type StoredObject,
  USUAL_ANSWERS,
} from './rules/finance-object';

export interface ObjectsPage extends LoadedApplication {
  readonly objects: readonly FinanceObject[];
  readonly changes: FinancingChanges;
  readonly mayAdd: boolean;
}

type Input = TaskInput<ApplicationToChange>;
type ObjectTask = TabTask<ObjectsPage, ApplicationToChange, TaskData, object>;

/** OBJ-01 */
export const objectsTab = {
  addresses: objectAddresses,
  load: loadApplicationForChange,
  tasks: {
    add: {
      show: (page) => {
        const { countries } = page.request.config;
        const values = {
          ...USUAL_ANSWERS,
          [MERCHANT]: OTHER_MERCHANT,
          merchant_country: countries.default,
        };
        const form = objectForm(page, page.request.t('objects')('form.add'), values);
        return page.mayAdd ? { ...form, merchants: knownMerchants(page.objects) } : null;
      },
      change: addObject,
    },
    copy: {
      show: (page, id) => {
        const object = page.mayAdd ? objectOf(page, id) : undefined;
        if (!object) return null;
        const title = page.request.t('objects')('form.copy');
        return { ...objectForm(page, title, textsOf(page, object)), name: objectName(object) };
      },
      change: addObject,
    },
    edit: {
      show: (page, id) => {
        const object = objectOf(page, id);
        if (!object) return null;
        const title = page.request.t('objects')('form.edit', { name: objectName(object) });
        return objectForm(page, title, textsOf(page, object), id);
      },
      change: (input) =>
        task({
          ...declarationOf(input, 'edit'),
          form: OBJECT_FORM,
          schema: schemaOf(input),
          call: (object) =>
            financeObjects.replace(input.request.api, input.application.applicationId, input.id, object),
          verify: (object) =>
            verifyObject(
              input,
              (found) => found !== undefined && isDeepStrictEqual(identityOf(found), identityOf(object)),
            ),
        }),
    },
    delete: {
      show: (page, id) => {
        const object = objectOf(page, id);
        const title = page.request.t('objects')('deletion.title');
        return object ? { title, form: DELETION_FORM, name: objectName(object) } : null;
      },
      change: (input) =>
        task({
          ...declarationOf(input, 'delete'),
          form: DELETION_FORM,
          call: () => financeObjects.remove(input.request.api, input.application.applicationId, input.id),
          verify: () => verifyObject(input, (found) => found === undefined),
        }),
    },
  } satisfies Record<ObjectTaskKind, ObjectTask>,
};

function addObject(input: Input) {
  const { request, application } = input;
  const id = application.applicationId;
  return task({
    ...declarationOf(input, 'add'),
    form: OBJECT_FORM,
    schema: schemaOf(input),
    call: async (object) =>
      answerOf(await financeObjects.add(request.api, id, object), (made) => made.finance_object_id),
    once: (object) => ({
      identity: identityOf(object),
      isUnique: false,
      idOf: (objectId) => objectId,
      listExisting: async () =>
        answerOf(await financeObjects.list(request.api, id), (listed) =>
          listed.map((object) => ({
            id: object.finance_object_id,
            identity: identityOf(object),
            created: object.finance_object_id,
          })),
        ),
    }),
  });
}

function verifyObject(
  { request, application, id }: Input,
  hasChange: (object: FinanceObject | undefined) => boolean,
) {
  return verifyList(financeObjects.list(request.api, application.applicationId), (all) =>
    hasChange(all.find(({ finance_object_id }) => finance_object_id === id)),
  );
}

/** The lending API enforces the maximum (OBJ-03). */
function declarationOf({ request, application }: Input, change: Exclude<ObjectTaskKind, 'copy'>) {
  const t = request.t('objects');
  return {
    refusal: financingRefusal(application),
    words: { done: t(`done.${change}`), failed: t(`failed.${change}`) },
    reasons: (error: Parameters<typeof entryOf>[0]) => {
      const limit = entryOf(error, 'err_finance_objects_limit_reached');
      if (!limit) return null;
      const max = typeof limit.values?.max === 'number' ? limit.values.max : lenderSettings.maxFinanceObjects;
      return { formErrors: [t('limit', { max })], fieldErrors: {} };
    },
    next: objectAddresses.path(application.applicationId),
  };
}

const schemaOf = ({ request, application, typed }: Input) =>
  financeObjectSchema(
    { currency: application.currency, language: request.facts.language, today: request.today() },
    typed,
  );

const objectOf = ({ objects, changes }: ObjectsPage, id: string) =>
  changes === 'open' ? objects.find(({ finance_object_id }) => finance_object_id === id) : undefined;

const textsOf = ({ request }: ObjectsPage, object: FinanceObject) =>
  objectTexts(object, request.facts.language);

/** @param edited id of the object whose stored amounts the form replaces */
function objectForm(
  { request, application, objects }: ObjectsPage,
  title: string,
  values: Record<string, string>,
  edited?: string,
) {
  const countries = countriesIn(request.facts.language, request.config.countries.supported);
  const others = objects
    .filter(({ finance_object_id }) => finance_object_id !== edited)
    .map(({ net_purchase_price, down_payment, object_count }) => ({
      net_purchase_price,
      down_payment,
      object_count,
    }));
  const sums = { others, requested: requestedAmount(application) };
  return { title, form: OBJECT_FORM, values, countries, today: request.today(), sums };
}

function identityOf(object: StoredObject): object {
  const members = Object.entries(object).filter(([name]) => name !== 'finance_object_id');
  return Object.fromEntries(members.filter(([, value]) => value !== null && value !== undefined));
}

export type ShownObjectTask = LoadedTask<typeof objectsTab.tasks>;
