import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import {
  earliestDeliveryDate,
  financeObjectSchema,
  listKnownMerchants,
  OBJECT_DETAIL_FIELDS,
  OBJECT_FIELDS,
  objectDetailSchema,
  type StoredObject,
  toObjectTexts,
} from './finance-object';
import { formatObjectName } from './session-objects';

const LATHE = {
  manufacturer: 'DMG Mori',
  type: 'CLX 450',
  object_count: '2',
  built_at: '2025',
  detail_desc: 'Drehmaschine\nmit Gegenspindel',
  expected_delivery_date: '31.12.2026',
  net_purchase_price: '46.800,50',
  down_payment: '0',
  remaining_value: '5.000 €',
  financing_type: 'hire_purchase',
  rental_state: 'b2c',
  is_fixed_interest: 'yes',
  merchant_name: 'Maschinen Ahrens GmbH',
  merchant_street: 'Werkstraße',
  merchant_house_num: '14a',
  merchant_postcode: '30179',
  merchant_city: 'Hannover',
  merchant_country: 'DE',
  merchant_company_id: 'HRB 88120',
};

const SENT: StoredObject = {
  ...LATHE,
  object_count: 2,
  built_at: 2025,
  expected_delivery_date: '2026-12-31',
  net_purchase_price: 46_800.5,
  down_payment: 0,
  remaining_value: 5_000,
  is_fixed_interest: true,
};

const send = (values: Record<string, string>, language = 'de') =>
  submit(financeObjectSchema({ currency: 'EUR', language, today: '2026-11-23' }, values), values);

const optionalFields = ['built_at', 'detail_desc', 'expected_delivery_date'];
const choices = ['financing_type', 'rental_state', 'is_fixed_interest', 'merchant_country'];

describe('finance object', () => {
  it('OBJ-02: the schema of an object outputs all fields in the format of the API', () => {
    expect(send(LATHE)).toEqual({ value: SENT });
  });

  it("OBJ-02: the schema of an object reads a house number that is typed after the merchant's street", () => {
    const answer = send({ ...LATHE, merchant_street: 'Werkstraße 14a', merchant_house_num: '' });
    expect(answer).toEqual({ value: SENT });
  });

  it('OBJ-02: the schema of an object shows an error at each missing required field', () => {
    const required = OBJECT_FIELDS.filter((field) => !optionalFields.includes(field));
    expect(send({})).toEqual({
      errors: Object.fromEntries(
        required.map((field) => [field, [choices.includes(field) ? 'choose' : 'required']]),
      ),
    });
  });

  it('OBJ-02: the schema of an object accepts empty year built, description and delivery date', () => {
    const { built_at, detail_desc, expected_delivery_date, ...requiredDetails } = SENT;
    expect(send({ ...LATHE, built_at: '', detail_desc: ' ', expected_delivery_date: '' })).toEqual({
      value: requiredDetails,
    });
  });

  it.each([
    ['built_at', '1899', 'yearRange?{"min":"1900","max":"2050"}'],
    ['built_at', '2051', 'yearRange?{"min":"1900","max":"2050"}'],
    ['object_count', '0', 'countRange?{"min":"1","max":"20"}'],
    ['object_count', '21', 'countRange?{"min":"1","max":"20"}'],
    ['object_count', '1,5', 'countRange?{"min":"1","max":"20"}'],
    ['net_purchase_price', '0', 'amountPositive?{"zero":"0\u00a0€"}'],
    ['net_purchase_price', '-1', 'amountPositive?{"zero":"0\u00a0€"}'],
    ['net_purchase_price', '1e21', 'amountInvalid'],
    ['down_payment', '-0,01', 'amountNegative'],
    ['down_payment', '46.800,51', 'downPaymentTooHigh?{"price":"46.800,50\u00a0€"}'],
    ['remaining_value', '-5', 'amountNegative'],
    ['remaining_value', '46.800,51', 'remainingValueTooHigh?{"price":"46.800,50\u00a0€"}'],
    ['expected_delivery_date', '31.12.1800', 'dateTooEarly?{"bound":"23.11.2025"}'],
    ['expected_delivery_date', '01.01.2000', 'dateTooEarly?{"bound":"23.11.2025"}'],
    ['expected_delivery_date', '22.11.2025', 'dateTooEarly?{"bound":"23.11.2025"}'],
    ['expected_delivery_date', '01.01.2051', 'dateTooLate?{"bound":"31.12.2050"}'],
    ['expected_delivery_date', '31.02.2026', 'dateInvalid'],
    ['financing_type', 'gift', 'choiceInvalid'],
    ['rental_state', 'to end customer', 'choiceInvalid'],
    ['merchant_country', 'XX', 'choiceInvalid'],
    ['manufacturer', 'x'.repeat(256), 'tooLong?{"max":255}'],
    ['detail_desc', 'x'.repeat(2_001), 'tooLong?{"max":2000}'],
  ])('OBJ-02: the schema of an object refuses for the field $0 the value $1', (field, typed, error) => {
    expect(send({ ...LATHE, [field]: typed })).toEqual({ errors: { [field]: [error] } });
  });

  it.each([
    ['6.800,50', '40.000', null],
    ['6.800,50', '40.000,01', 'termsAbovePrice?{"price":"46.800,50 €"}'],
    ['0', '46.800,51', 'remainingValueTooHigh?{"price":"46.800,50 €"}'],
    ['viel', '46.800,50', null],
    ['46.800,51', '1', null],
  ])(
    'OBJ-02: an object with a down payment of %s and a residual value of %s has the error %s',
    (down, remaining, error) => {
      const sent = send({ ...LATHE, down_payment: down, remaining_value: remaining });
      const errors = 'errors' in sent ? sent.errors : {};
      expect(errors.remaining_value?.[0] ?? null).toBe(error);
    },
  );

  it('OBJ-02: the schema of an object accepts a delivery date up to a year ago, also on a leap day', () => {
    expect(earliestDeliveryDate('2028-02-29')).toBe('2027-02-28');
    expect(earliestDeliveryDate('2026-11-23')).toBe('2025-11-23');
  });

  it.each([
    ['object_count', '20'],
    ['built_at', '1900'],
    ['built_at', '2050'],
    ['down_payment', '41.800,50'],
    ['remaining_value', '0'],
    ['remaining_value', '46.800,50'],
    ['expected_delivery_date', '23.11.2025'],
    ['expected_delivery_date', '31.12.2050'],
  ])('OBJ-02: the schema of an object accepts for the field %s the value %s', (field, typed) => {
    expect(send({ ...LATHE, [field]: typed })).toHaveProperty('value');
  });

  it('OBJ-02: the schema of an object accepts either a fixed or a variable interest rate', () => {
    expect(send({ ...LATHE, is_fixed_interest: 'no' })).toEqual({
      value: { ...SENT, is_fixed_interest: false },
    });
  });

  it.each([
    ['viel', 'amountInvalid'],
    ['0', 'amountPositive?{"zero":"0\u00a0€"}'],
  ])(
    'D-57: down payment and residual value are not compared with the invalid price %s',
    (net_purchase_price, error) => {
      expect(send({ ...LATHE, net_purchase_price, down_payment: '5' })).toEqual({
        errors: { net_purchase_price: [error] },
      });
    },
  );

  it('the object is named by manufacturer and model', () => {
    expect(formatObjectName(SENT)).toBe('DMG Mori CLX 450');
  });

  it('toObjectTexts leaves fields without a stored value empty', () => {
    const bare = {
      ...SENT,
      built_at: null,
      detail_desc: null,
      expected_delivery_date: null,
      is_fixed_interest: false,
    };
    expect(toObjectTexts(bare, 'de')).toMatchObject({
      built_at: '',
      detail_desc: '',
      expected_delivery_date: '',
      is_fixed_interest: 'no',
    });
  });

  it.each(LANGUAGES)(
    'an object keeps its values when its form is submitted unchanged in the language %s',
    (language) => {
      expect(send(toObjectTexts(SENT, language), language)).toEqual({ value: SENT });
    },
  );
});

describe('OBJ-02: object form in two parts', () => {
  const context = { currency: 'EUR', language: 'de', today: '2026-11-23' };

  it('the form of an object validates only the fields about the object in the first part', () => {
    const { error } = objectDetailSchema(context, {}).safeParse({});
    expect(error?.issues.map(({ path }) => path[0])).toEqual(
      OBJECT_DETAIL_FIELDS.filter((field) => !optionalFields.includes(field)),
    );
  });

  it('the form of an object offers each merchant of the stored objects once', () => {
    const otherObject = { ...SENT, merchant_name: 'Weserblech Technik KG', type: 'CLX 550' };
    expect(listKnownMerchants([SENT, { ...SENT, type: 'CLX 350' }, otherObject])).toEqual([
      expect.objectContaining({ merchant: SENT, object: 'DMG Mori CLX 450' }),
      expect.objectContaining({ merchant: otherObject, object: 'DMG Mori CLX 550' }),
    ]);
  });

  it('the form of an object sends the details of a chosen stored merchant instead of the typed details', () => {
    const [known] = listKnownMerchants([SENT]);
    const typed = { ...LATHE, merchant: known?.value ?? '', merchant_name: '', merchant_city: 'Bremen' };
    expect(send(typed)).toEqual({ value: SENT });
  });

  it.each(['other', '', 'merchant_name=Ahrens', 'merchant_country=XX&merchant_name=A'])(
    'the form of an object requires merchant details unless the choice is a stored merchant: %j',
    (merchant) => {
      expect(send({ ...LATHE, merchant })).toEqual({ value: SENT });
      expect(send({ ...LATHE, merchant, merchant_city: '' })).toEqual({
        errors: { merchant_city: ['required'] },
      });
    },
  );

  it('the form of an object offers no stored merchant whose details the portal would refuse', () => {
    expect(listKnownMerchants([{ ...SENT, merchant_city: '' }])).toEqual([]);
  });

  it('D-271: the form of an object offers the last 20 merchants that the portal would accept', () => {
    const createObjectOfMerchant = (number: number, merchant_city = SENT.merchant_city) => ({
      ...SENT,
      merchant_name: `Händler ${number}`,
      merchant_city,
    });
    const acceptedObjects = Array.from({ length: 25 }, (_, index) => createObjectOfMerchant(index + 1));
    const refused = Array.from({ length: 25 }, (_, index) => createObjectOfMerchant(index + 1, ''));
    const offeredMerchants = listKnownMerchants([...acceptedObjects, ...refused]).map(
      ({ merchant }) => merchant.merchant_name,
    );
    expect(offeredMerchants).toEqual(acceptedObjects.slice(5).map(({ merchant_name }) => merchant_name));
  });
});
