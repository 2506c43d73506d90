import { identifier } from 'contracts/api/values';
import {
  type ChangeValue,
  changeValues,
  type Dialect,
  isObject,
  isSuccess,
  replaceBody,
  valueShapeOf,
} from './dialect';

/** Their ids stay unchanged, because the portal uses them as text keys. */
const CONFIGURATION_CALLS = ['getConfig', 'getPartnerConfig', 'getFieldDefinitions', 'getUiConfig'];

const ID = identifier.meta()?.pattern;

interface ValueDialect
  extends Pick<Dialect, 'name' | 'description'>,
    Partial<Pick<Dialect, 'outcome' | 'shownTexts'>> {
  change: ChangeValue;
}

function createValueDialect({ change, ...metadata }: ValueDialect): Dialect {
  return {
    outcome: 'same',
    shownTexts: [],
    ...metadata,
    startSession: () => ({
      response: (response, { call }) =>
        call === undefined || !isSuccess(response) || response.body === undefined
          ? response
          : replaceBody(response, changeValues(valueShapeOf(call.response), response.body, change)),
    }),
  };
}

function createIdDialect(
  name: string,
  description: string,
  make: (index: number, id: string) => string | number,
): Dialect {
  return {
    name,
    description,
    outcome: 'same',
    startSession() {
      const outerIds = new Map<string, string | number>();
      const innerIds = new Map<string, string>();
      const toOuterId = (id: string): string | number => {
        const outerId = outerIds.get(id) ?? make(outerIds.size, id);
        outerIds.set(id, outerId);
        innerIds.set(String(outerId), id);
        return outerId;
      };
      const toInnerId = (text: string): string => innerIds.get(text) ?? text;
      const restoreIds = (value: unknown): unknown => {
        if (typeof value === 'string') return toInnerId(value);
        if (Array.isArray(value)) return value.map(restoreIds);
        if (!isObject(value)) return value;
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, restoreIds(each)]));
      };
      return {
        request(request) {
          const [path = '', ...query] = request.url.split('?');
          const segments = path
            .split('/')
            .map((segment) => encodeURIComponent(toInnerId(decodeURIComponent(segment))));
          return {
            ...request,
            url: [segments.join('/'), ...query].join('?'),
            body: restoreIds(request.body),
          };
        },
        response(response, { call }) {
          if (call === undefined || CONFIGURATION_CALLS.includes(call.name) || !isSuccess(response))
            return response;
          const change: ChangeValue = (value, { pattern }, member) =>
            pattern === ID && typeof value === 'string' && member !== 'field_id' ? toOuterId(value) : value;
          return replaceBody(response, changeValues(valueShapeOf(call.response), response.body, change));
        },
      };
    },
  };
}

const isMoney = (shape: Parameters<ChangeValue>[1]): boolean => shape['x-decimals'] === 2;

const dateTime =
  (change: (time: string) => string): ChangeValue =>
  (value, { format }) =>
    format === 'date-time' && typeof value === 'string' ? change(value) : value;

const padTwoDigits = (figure: number): string => String(figure).padStart(2, '0');

function withOffset(time: string, hours: number): string {
  const local = new Date(Date.parse(time) + hours * 3_600_000).toISOString().slice(0, 19);
  return `${local}${hours < 0 ? '-' : '+'}${padTwoDigits(Math.abs(hours))}:00`;
}

const toUtc = (time: string): string => new Date(time).toISOString();

export const VALUE_DIALECTS: readonly Dialect[] = [
  createIdDialect('numeric-ids', 'Ids are numbers.', (index) => 70_001 + index),
  createIdDialect(
    'ulids',
    'Ids are ULIDs in capitals.',
    (index) => `01JQZ8K5V3N7T2M9XWRB4C${padTwoDigits(index)}DE`,
  ),
  createIdDialect(
    'uuids',
    'Ids are UUIDs.',
    (index) => `5b0e8a34-77c1-4d0e-9f2b-0000000000${padTwoDigits(index)}`,
  ),
  createIdDialect(
    'ids-with-signs',
    'Ids contain characters of addresses.',
    (index, id) => `${id}/v.${index}?x=%20&y#z`,
  ),
  createIdDialect('ids-with-case', 'Ids differ by case only.', (index) =>
    index % 2 === 0 ? `ab-${index >> 1}` : `Ab-${index >> 1}`,
  ),
  createValueDialect({
    name: 'null-for-absent',
    description: 'Members without a value are null instead of absent.',
    change: (value, { properties, required = [] }) =>
      isObject(value) && properties
        ? {
            ...Object.fromEntries(
              Object.keys(properties).flatMap((name) => (required.includes(name) ? [] : [[name, null]])),
            ),
            ...value,
          }
        : value,
  }),
  createValueDialect({
    name: 'absent-for-null',
    description: 'Members without a value are absent instead of null.',
    change: (value) => (value === null ? undefined : value),
  }),
  createValueDialect({
    name: 'absent-for-empty',
    description: 'Empty lists and objects are absent.',
    change: (value, _, name) =>
      name !== '' && Array.isArray(value) && value.length === 0 ? undefined : value,
  }),
  createValueDialect({
    name: 'null-for-empty',
    description: 'Empty lists are null.',
    change: (value, _, name) => (name !== '' && Array.isArray(value) && value.length === 0 ? null : value),
  }),
  createValueDialect({
    name: 'decimal-strings',
    description: 'Amounts and shares are text with two or more decimals.',
    change: (value, shape) => {
      if (typeof value !== 'number') return value;
      if (isMoney(shape)) return value.toFixed(2);
      return shape.maximum === 1 ? String(value) : value;
    },
  }),
  createValueDialect({
    name: 'integers-as-text',
    description: 'Whole numbers are text with a decimal point.',
    change: (value, { type }) => (typeof value === 'number' && type === 'integer' ? value.toFixed(1) : value),
  }),
  createValueDialect({
    name: 'booleans-as-text',
    description: 'Booleans are text.',
    change: (value, { type }) => (typeof value === 'boolean' && type === 'boolean' ? String(value) : value),
  }),
  createValueDialect({
    name: 'times-with-offset',
    description: 'Times have the offset of another zone.',
    change: dateTime((time) => withOffset(time, 2)),
  }),
  createValueDialect({
    name: 'times-without-zone',
    description: 'Times have no zone and are UTC.',
    change: dateTime((time) => toUtc(time).slice(0, 19)),
  }),
  createValueDialect({
    name: 'times-without-seconds',
    description: 'Times have a space, and no seconds.',
    change: dateTime((time) => `${toUtc(time).slice(0, 16).replace('T', ' ')}Z`),
    outcome: 'other',
  }),
  createValueDialect({
    name: 'times-with-microseconds',
    description: 'Times have microseconds.',
    change: dateTime((time) => toUtc(time).replace('Z', '000+0000')),
  }),
  createValueDialect({
    name: 'dates-with-time',
    description: 'Dates are midnights.',
    change: (value, { format }) =>
      format === 'date' && typeof value === 'string' ? `${value}T00:00:00.000Z` : value,
  }),
  createValueDialect({
    name: 'enumerations-in-capitals',
    description: 'Enumeration values are in capitals with hyphens.',
    change: (value, shape) =>
      shape.enum && !shape['x-any-case'] && typeof value === 'string'
        ? value.toUpperCase().replaceAll('_', '-')
        : value,
  }),
  createValueDialect({
    name: 'statuses-with-spaces',
    description: 'Statuses are in lower case with spaces.',
    change: (value, shape) =>
      shape['x-any-case'] && typeof value === 'string' ? value.toLowerCase().replaceAll('_', ' ') : value,
  }),
  createValueDialect({
    name: 'new-values',
    description: 'Types of loans, documents and companies have values that the contract does not know.',
    change: newValue,
    outcome: 'other',
    shownTexts: ['next_allbanksloanpurpose'],
  }),
  createValueDialect({
    name: 'new-statuses',
    description: 'Applications have a status that the contract does not know.',
    change: (value, _, name) =>
      name === 'status' && typeof value === 'string' ? 'Under_Review_By_Z' : value,
    outcome: 'refused',
    shownTexts: ['Under_Review_By_Z'],
  }),
  createValueDialect({
    name: 'new-members',
    description: 'Every object has members that the contract does not know.',
    change: (value, { properties }) =>
      isObject(value) && properties
        ? { ...value, added_by_release_9: { since: '2031-01-01', tags: [null, 1] } }
        : value,
  }),
];

/** The portal shows these values without acting on them. */
const SHOWN = ['allBanksLoanPurpose', 'companyType', 'invite_status', 'virus_scan_status'];

function newValue(value: unknown, shape: Parameters<ChangeValue>[1], name: string): unknown {
  return shape.enum && SHOWN.includes(name) && typeof value === 'string'
    ? `next_${name.toLowerCase()}`
    : value;
}
