import * as contract from 'contracts/api/finance-objects';
import { findFinanceObjectViolations, findObjectChangeRefusal } from '../rules/finance-object-rules';
import type { FinanceObjectRow } from '../store/financing-rows';
import { type Requester, requireApplicationFor } from './access';
import { implementForUser } from './implement';
import { createRefusal, createRefusalFor } from './refusal';

export const financeObjectEndpoints = [
  implementForUser(contract.listFinanceObjects, (exchange) => {
    const { application } = requireApplicationFor(exchange, exchange.params.id, 'read');
    return exchange.sandbox.store.financeObjects.findBy('applicationId', application.id).map(responseOf);
  }),

  implementForUser(contract.addFinanceObject, (exchange) => {
    const { body, sandbox, settings } = exchange;
    const applicationId = requireChangeableApplication(exchange, exchange.params.id);
    requireValidObject(body);
    const { financeObjects } = sandbox.store;
    const max = settings.maxFinanceObjects;
    if (financeObjects.findBy('applicationId', applicationId).length >= max) {
      throw createRefusalFor([{ code: 'err_finance_objects_limit_reached', values: { max } }]);
    }
    return responseOf(financeObjects.insert({ id: sandbox.ids.next(), applicationId, fields: body }));
  }),

  implementForUser(contract.replaceFinanceObject, (exchange) => {
    const { id } = requireChangeableObject(exchange);
    requireValidObject(exchange.body);
    return responseOf(exchange.sandbox.store.financeObjects.update(id, { fields: exchange.body }));
  }),

  implementForUser(contract.deleteFinanceObject, (exchange) => {
    exchange.sandbox.store.financeObjects.delete(requireChangeableObject(exchange).id);
    return {};
  }),
];

function requireChangeableApplication(requester: Requester, id: string): string {
  const { application } = requireApplicationFor(requester, id, 'applicant');
  const code = findObjectChangeRefusal(application.facts);
  if (code !== null) throw createRefusal(code);
  return application.id;
}

function requireChangeableObject(
  requester: Requester & { params: { id: string; objectId: string } },
): FinanceObjectRow {
  const { id, objectId } = requester.params;
  const applicationId = requireChangeableApplication(requester, id);
  const row = requester.sandbox.store.financeObjects.get(objectId);
  if (row?.applicationId !== applicationId) throw createRefusal('err_entity_not_found');
  return row;
}

function requireValidObject(fields: contract.FinanceObjectFields): void {
  const [violation, ...otherViolations] = findFinanceObjectViolations(fields);
  if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
}

function responseOf({ id, fields }: FinanceObjectRow): contract.FinanceObject {
  return { ...fields, finance_object_id: id };
}
