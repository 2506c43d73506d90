import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type FinanceObject, financeObjects } from '~/api/finance-objects.server';
import { findServerError, mapResult } from '~/api/result';
import { refuseChangeAfterSubmission } from '~/dashboard/change-after-submission.server';
import { lenderSettings } from '~/dashboard/lender-settings.server';
import {
  type ApplicationToChange,
  type LoadedApplication,
  loadApplicationForChange,
} from '~/dashboard/load-application.server';
import { canAddObject, type FinancingChanges } from '~/dashboard/rules/financing-changes';
import { addListQuery, listQueryOf } from '~/dashboard/rules/tabs';
import type { LoadedTask, TabTask, TaskData, TaskInput } from '~/dashboard/tab-tasks.server';
import { verifyList } from '~/dashboard/tab-tasks.server';
import { listCountries } from '~/domain/countries';
import { FORM_KEY_FIELD, readFormKey } from '~/domain/form-values';
import { requestedAmountOf } from '~/domain/money';
import { INTENT_FIELD, NOTE_INTENT } from '~/forms/intents';
import { defineTask, type TaskOutcome } from '~/forms/run-task.server';
import { addFlashMessage } from '~/request/session.server';
import {
  DEFAULT_OBJECT_ANSWERS,
  financeObjectSchema,
  KNOWN_MERCHANT_FIELD,
  listKnownMerchants,
  OBJECT_DETAIL_FIELDS,
  OTHER_MERCHANT_CHOICE,
  objectDetailSchema,
  readTypedMerchant,
  type StoredObject,
  toObjectTexts,
} from './rules/finance-object';
import { sumObjects } from './rules/object-totals';
import {
  addSessionObject,
  formatObjectName,
  readSessionObjects,
  removeSessionObject,
  type SessionObject,
} from './rules/session-objects';
import { DELETION_FORM_ID, OBJECT_FORM_ID, type ObjectTaskKind, objectTaskUrls } from './urls';

export interface ObjectsPage extends LoadedApplication {
  readonly objects: readonly FinanceObject[];
  readonly changes: FinancingChanges;
  readonly mayAdd: boolean;
  readonly sessionObjects: readonly SessionObject[];
}

type Input = TaskInput<ApplicationToChange>;
type ObjectTask = TabTask<ObjectsPage, ApplicationToChange, TaskData, object>;

export const objectsTab = {
  addresses: objectTaskUrls,
  load: loadApplicationForChange,
  tasks: {
    add: {
      show: (page) => {
        const { countries } = page.request.config;
        const values = {
          ...DEFAULT_OBJECT_ANSWERS,
          [KNOWN_MERCHANT_FIELD]: OTHER_MERCHANT_CHOICE,
          merchant_country: countries.default,
        };
        const form = objectForm(page, page.request.t('objects')('form.add'), values);
        return page.mayAdd ? { ...form, merchants: listKnownMerchants(page.objects) } : null;
      },
      change: addObject,
    },
    draft: { show: sessionObjectForm, change: addObject },
    dealer: { show: sessionObjectForm, change: addObject },
    discard: {
      show: (page, id) => {
        const object = findSessionObject(page, id);
        const title = page.request.t('objects')('deletion.title');
        return object ? { title, form: DELETION_FORM_ID, name: formatObjectName(object) } : null;
      },
      change: ({ request, application, id }) => {
        const t = request.t('objects');
        return defineTask({
          form: DELETION_FORM_ID,
          call: async () => {
            await forgetSessionObject(request, id);
            return { kind: 'done', data: null, wasAlreadyDone: false };
          },
          messages: { done: t('done.delete') },
          nextPath: tabAddress(request, application.applicationId),
        });
      },
    },
    copy: {
      show: (page, id) => {
        if (!page.mayAdd) return null;
        const title = page.request.t('objects')('form.copy');
        const sessionObject = findSessionObject(page, id);
        if (sessionObject) {
          const form = objectForm(page, title, sessionObjectTexts(page, sessionObject));
          return {
            ...form,
            merchants: listKnownMerchants(page.objects),
            name: formatObjectName(sessionObject),
          };
        }
        const object = objectOf(page, id);
        if (!object) return null;
        const form = objectForm(page, title, textsOf(page, object));
        return { ...form, merchants: null, name: formatObjectName(object) };
      },
      change: addObject,
    },
    edit: {
      show: (page, id) => {
        const object = objectOf(page, id);
        if (!object) return null;
        const title = page.request.t('objects')('form.edit', { name: formatObjectName(object) });
        return objectForm(page, title, textsOf(page, object), id);
      },
      change: (input) =>
        defineTask({
          ...declarationOf(input, 'edit'),
          form: OBJECT_FORM_ID,
          schema: schemaOf(input),
          call: (object) =>
            financeObjects.replace(input.request.api, input.application.applicationId, input.id, object),
          verify: (object) =>
            verifyObject(
              input,
              (storedObject) =>
                storedObject !== undefined && isDeepStrictEqual(identityOf(storedObject), identityOf(object)),
            ),
        }),
    },
    delete: {
      show: (page, id) => {
        const object = objectOf(page, id);
        const title = page.request.t('objects')('deletion.title');
        return object ? { title, form: DELETION_FORM_ID, name: formatObjectName(object) } : null;
      },
      change: (input) =>
        defineTask({
          ...declarationOf(input, 'delete'),
          form: DELETION_FORM_ID,
          call: () => financeObjects.remove(input.request.api, input.application.applicationId, input.id),
          verify: () => verifyObject(input, (storedObject) => storedObject === undefined),
        }),
    },
  } satisfies Record<ObjectTaskKind, ObjectTask>,
};

function addObject(input: Input) {
  const { request, application, form } = input;
  const id = application.applicationId;
  if (form.get(INTENT_FIELD) === NOTE_INTENT) return keepObjectInSession(input);
  return defineTask({
    ...declarationOf(input, 'add'),
    refusal:
      refuseChangeAfterSubmission(application) ?? (isSessionObjectGone(input) ? alreadySaved(input) : null),
    form: OBJECT_FORM_ID,
    schema: schemaOf(input),
    remember: async (_: string, object) => {
      const sessionObject = sessionObjectIdOf(input);
      if (sessionObject !== null) await forgetSessionObject(request, sessionObject);
      await forgetSessionObject(request, newSessionObjectId(input, object));
    },
    call: async (object) =>
      mapResult(
        await financeObjects.add(request.api, id, object),
        (createdObject) => createdObject.finance_object_id,
      ),
    creation: (object) => ({
      identity: identityOf(object),
      isUnique: false,
      idOf: (objectId) => objectId,
      listExisting: async () =>
        mapResult(await financeObjects.list(request.api, id), (storedObjects) =>
          storedObjects.map((object) => ({
            id: object.finance_object_id,
            identity: identityOf(object),
            created: object.finance_object_id,
          })),
        ),
    }),
  });
}

/** Keeps the object in the session, because the lending API accepts no object without a dealer. */
function keepObjectInSession(input: Input) {
  const { request, application, typed } = input;
  const id = application.applicationId;
  const t = request.t('objects');
  return defineTask({
    form: OBJECT_FORM_ID,
    refusal:
      refuseChangeAfterSubmission(application) ?? (isSessionObjectGone(input) ? alreadySaved(input) : null),
    schema: objectDetailSchema(localeOf(input), typed),
    call: async (object): Promise<TaskOutcome<null>> => {
      const listResult = await financeObjects.list(request.api, id);
      if (!listResult.ok) return { kind: 'failed', error: listResult.error };
      const otherSessionObjects = sessionObjectsOf(input).filter(
        (sessionObject) => sessionObject.finance_object_id !== sessionObjectIdOf(input),
      );
      const max = lenderSettings.maxFinanceObjects;
      const fullListRefusal: TaskOutcome<null> = {
        kind: 'refused',
        status: 409,
        reasons: { formErrors: [t('limit', { max })], fieldErrors: {} },
      };
      if (!canAddObject('open', { count: listResult.data.length + otherSessionObjects.length, max }))
        return fullListRefusal;
      const entry = {
        id: sessionObjectIdOf(input) ?? newSessionObjectId(input, object),
        application: id,
        name: formatObjectName(object),
        object: { ...object, ...readTypedMerchant(typed) },
      };
      let isKept = true;
      await request.session.change((session) => {
        const updatedEntries = addSessionObject(session.notedObjects ?? [], entry);
        isKept = updatedEntries !== null;
        return updatedEntries
          ? addFlashMessage(
              { ...session, notedObjects: updatedEntries },
              { tone: 'info', text: t('noted.done') },
            )
          : session;
      });
      return isKept ? { kind: 'elsewhere', path: tabAddress(request, id), flash: null } : fullListRefusal;
    },
    messages: {},
    nextPath: null,
  });
}

const sessionObjectsOf = ({ request, application }: Pick<Input, 'request' | 'application'>) =>
  readSessionObjects(request.session.data.notedObjects, application.applicationId);

/** A resent form gets the same id, so it creates no second object. */
function newSessionObjectId({ form }: Input, object: Readonly<Partial<Record<string, unknown>>>): string {
  const key = readFormKey(form.get(FORM_KEY_FIELD));
  if (key === null) return randomUUID();
  const part = OBJECT_DETAIL_FIELDS.map((name) => object[name] ?? null);
  return createHash('sha256')
    .update(JSON.stringify([key, part]))
    .digest('base64url')
    .slice(0, 22);
}

/** Null unless the task changes an object that only the session has. */
function sessionObjectIdOf({ request, id }: Pick<Input, 'request' | 'id'>): string | null {
  const kind = objectTaskUrls.findTask(request.facts.url.searchParams)?.kind;
  return kind === 'draft' || kind === 'dealer' ? id : null;
}

const isSessionObjectGone = (input: Input): boolean => {
  const id = sessionObjectIdOf(input);
  return id !== null && sessionObjectsOf(input).every(({ finance_object_id }) => finance_object_id !== id);
};

const alreadySaved = ({ request, application }: Input): TaskOutcome<never> => ({
  kind: 'elsewhere',
  path: objectTaskUrls.path(application.applicationId),
  flash: { tone: 'info', text: request.t('objects')('noted.gone') },
});

async function forgetSessionObject(request: Input['request'], id: string): Promise<void> {
  if (!request.session.data.notedObjects?.some((entry) => entry.id === id)) return;
  await request.session.change((session) => ({
    ...session,
    notedObjects: removeSessionObject(session.notedObjects ?? [], id),
  }));
}

const findSessionObject = ({ sessionObjects, changes }: ObjectsPage, id: string) =>
  changes === 'open' ? sessionObjects.find(({ finance_object_id }) => finance_object_id === id) : undefined;

function sessionObjectForm(page: ObjectsPage, id: string) {
  const object = findSessionObject(page, id);
  if (!object) return null;
  const title = page.request.t('objects')('form.edit', { name: formatObjectName(object) });
  const form = objectForm(page, title, sessionObjectTexts(page, object), id);
  return { ...form, merchants: listKnownMerchants(page.objects) };
}

function sessionObjectTexts({ request }: ObjectsPage, object: SessionObject): Record<string, string> {
  const values = {
    ...toObjectTexts(object, request.facts.language),
    [KNOWN_MERCHANT_FIELD]: OTHER_MERCHANT_CHOICE,
  };
  return { ...values, merchant_country: values.merchant_country || request.config.countries.default };
}

function verifyObject(
  { request, application, id }: Input,
  hasChange: (object: FinanceObject | undefined) => boolean,
) {
  return verifyList(financeObjects.list(request.api, application.applicationId), (storedObjects) =>
    hasChange(storedObjects.find(({ finance_object_id }) => finance_object_id === id)),
  );
}

/** The lending API enforces the maximum (OBJ-03). */
function declarationOf({ request, application }: Input, change: 'add' | 'edit' | 'delete') {
  const t = request.t('objects');
  return {
    refusal: refuseChangeAfterSubmission(application),
    messages: { done: t(`done.${change}`), failed: t(`failed.${change}`) },
    reasons: (error: Parameters<typeof findServerError>[0]) => {
      const limit = findServerError(error, 'err_finance_objects_limit_reached');
      if (!limit) return null;
      const max = typeof limit.values?.max === 'number' ? limit.values.max : lenderSettings.maxFinanceObjects;
      return { formErrors: [t('limit', { max })], fieldErrors: {} };
    },
    nextPath: tabAddress(request, application.applicationId),
  };
}

const tabAddress = ({ facts }: Input['request'], applicationId: string) =>
  addListQuery(objectTaskUrls.path(applicationId), listQueryOf(facts.url.searchParams));

const localeOf = ({ request, application }: Input) => ({
  currency: application.currency,
  language: request.facts.language,
  today: request.today(),
});

const schemaOf = (input: Input) => financeObjectSchema(localeOf(input), input.typed);

const objectOf = ({ objects, changes }: ObjectsPage, id: string) =>
  changes === 'open' ? objects.find(({ finance_object_id }) => finance_object_id === id) : undefined;

const textsOf = ({ request }: ObjectsPage, object: FinanceObject) =>
  toObjectTexts(object, request.facts.language);

function objectForm(
  { request, application, objects, sessionObjects }: ObjectsPage,
  title: string,
  values: Record<string, string>,
  editedId?: string,
) {
  const countries = listCountries(request.facts.language, request.config.countries.supported);
  const otherObjects = [...objects, ...sessionObjects].filter(
    ({ finance_object_id }) => finance_object_id !== editedId,
  );
  const sums = {
    others: sumObjects(otherObjects),
    count: otherObjects.length,
    requestedAmount: requestedAmountOf(application),
  };
  return { title, form: OBJECT_FORM_ID, values, countries, today: request.today(), sums };
}

function identityOf(object: StoredObject): object {
  const members = Object.entries(object).filter(([name]) => name !== 'finance_object_id');
  return Object.fromEntries(members.filter(([, value]) => value !== null && value !== undefined));
}

export type LoadedObjectTask = LoadedTask<typeof objectsTab.tasks>;
