import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { ApiDescription } from './openapi';

type Exchange = Partial<Record<'params' | 'query', Record<string, unknown>>> & {
  call: string;
  status: number;
  /** Names are in lower case. */
  headers?: Readonly<Record<string, string>>;
  sent?: unknown;
  answer?: unknown;
};

/** Validates by the published document only, as gateways do. */
export class PublishedSchemas {
  readonly #ajv = new Ajv2020({ allErrors: true, strict: 'log', logger: false });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #pointers = new Map<string, string>();
  readonly #description: ApiDescription;

  constructor(description: ApiDescription) {
    this.#description = description;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(description, 'openapi.json');
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const [method, { operationId }] of Object.entries(methods)) {
        this.#pointers.set(operationId, `#/paths/${escapePointer(path)}/${method}`);
      }
    }
  }

  /** Returns violations such as "searchCompanies 200 answer/companyNameSuggestions must be array". */
  violationsOf({ call, status, headers, params, query, sent, answer }: Exchange): string[] {
    const operation = this.#operation(call);
    const response = operation.responses[status];
    if (!response) return [`${call} ${status} is not described`];
    const pointer = `${this.#pointers.get(call)}`;
    const requestParts = { path: params, query, header: undefined };
    const problems = [
      ...operation.parameters.flatMap(({ name, in: place }, index) =>
        requestParts[place]?.[name] === undefined
          ? []
          : this.#validate(
              `${pointer}/parameters/${index}/schema`,
              requestParts[place][name],
              `${place}/${name}`,
            ),
      ),
      ...(sent === undefined || !operation.requestBody
        ? []
        : this.#validate(`${pointer}/requestBody/content/application~1json/schema`, sent, 'request')),
      ...this.#validate(
        `${pointer}/responses/${status}/content/application~1json/schema`,
        answer ?? {},
        'answer',
      ),
      ...Object.entries(headers === undefined ? {} : (response.headers ?? {})).flatMap(
        ([name, { required }]) =>
          required && headers?.[name.toLowerCase()] === undefined ? [`lacks the header ${name}`] : [],
      ),
    ];
    return problems.map((problem) => `${call} ${status} ${problem}`);
  }

  #operation(name: string) {
    const found = Object.values(this.#description.paths)
      .flatMap((methods) => Object.values(methods))
      .find(({ operationId }) => operationId === name);
    if (!found) throw new Error(`the document has no operation ${name}`);
    return found;
  }

  #validate(pointer: string, value: unknown, part: string): string[] {
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `openapi.json${pointer}` });
    this.#validators.set(pointer, validate);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${part}${instancePath} ${message}`);
  }
}

export function findPublishedViolations(
  description: ApiDescription,
  responses: Readonly<Record<string, Required<Pick<Exchange, 'status' | 'headers'>> & { body: unknown }>>,
): string[] {
  const published = new PublishedSchemas(description);
  return Object.entries(responses).flatMap(([exchange, { status, headers, body: answer }]) =>
    published
      .violationsOf({ call: exchange.split(' ', 1)[0] ?? '', status, headers, answer })
      .map((problem) => `${exchange}: ${problem}`),
  );
}

const escapePointer = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
