import { type ConfigData, type HtmlElement, type Plugin, Rule } from 'html-validate';

const isHidden = (element: HtmlElement) => element.closest('[aria-hidden="true"]') !== null;

const textOf = (text: string | null) =>
  (text ?? '')
    .replace(/&#?\w+;/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Refuses empty lists, which screen readers announce. */
class FilledListRule extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const list of document.querySelectorAll('ul, ol, dl')) {
        const isFilled = list.childElements.length > 0;
        if (!isFilled && !list.hasAttribute('role')) this.report(list, `<${list.tagName}> has no items`);
      }
    });
  }
}

/** See WCAG 2.5.3. */
class LabelInNameRule extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const control of document.querySelectorAll(
        'a[aria-label], button[aria-label], summary[aria-label]',
      )) {
        const [name, text] = [control.getAttributeValue('aria-label'), control.textContent].map(textOf);
        if (!name?.includes(text ?? '')) this.report(control, `The name "${name}" lacks the text "${text}"`);
      }
    });
  }
}

/** Browsers look for the encoding in the first 1,024 bytes. */
const MAX_BYTES_TO_CHARSET = 1_024;

class EarlyCharsetRule extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      const meta = document.querySelector('meta[charset]');
      const end = meta && meta.location.offset + meta.location.size;
      if (end === null || end > MAX_BYTES_TO_CHARSET)
        this.report(meta, `<meta charset> must end within the first ${MAX_BYTES_TO_CHARSET} bytes`);
    });
  }
}

class NamedPictureRule extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const picture of document.querySelectorAll('svg')) {
        const isNamed =
          picture.getAttributeValue('role') === 'img' &&
          (picture.hasAttribute('aria-label') || picture.hasAttribute('aria-labelledby'));
        if (!isNamed && !isHidden(picture) && picture.closest('[role="img"]') === null)
          this.report(picture, '<svg> is neither hidden nor named');
      }
    });
  }
}

/** See https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value */
const TIME_VALUE =
  /^(\d{4,}(-W?\d\d)?|(\d{4,}-)?\d\d-\d\d|(\d{4,}-\d\d-\d\d[T ])?\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:?\d\d)?|P(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?)$/;

class ValidTimeRule extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const time of document.querySelectorAll('time')) {
        const value = time.getAttributeValue('datetime') ?? time.textContent;
        if (!TIME_VALUE.test(value)) this.report(time, `<time> has the invalid value "${value}"`);
      }
    });
  }
}

const ownRules: Plugin = {
  name: 'portal',
  rules: {
    'portal/early-charset': EarlyCharsetRule,
    'portal/filled-list': FilledListRule,
    'portal/label-in-name': LabelInNameRule,
    'portal/named-picture': NamedPictureRule,
    'portal/valid-time': ValidTimeRule,
  },
};

export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: ['html5'],
  plugins: [ownRules],
  rules: {
    'portal/early-charset': 'error',
    'portal/filled-list': 'error',
    'portal/label-in-name': 'error',
    'portal/named-picture': 'error',
    'portal/valid-time': 'error',
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's `useId` and radio buttons for times make valid ids with a colon.
    'valid-id': ['error', { relaxed: true }],
    // The CSP allows custom properties of elements.
    'no-inline-style': 'off',
    'require-sri': 'off',
    // Telephone numbers have `white-space: nowrap`.
    'tel-non-breaking': 'off',
    // Titles contain names of companies and partners.
    'long-title': 'off',
    // A company search accepts any name. `progress` looks different in each browser.
    'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar'] }],
    // Check boxes of a group share a name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // ARIA allows names on lists, tables and pictures.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Wide and narrow windows show different lists of steps.
    'unique-landmark': 'off',
    // Without scripts, the language menu submits the page's main form to keep typed values.
    'wcag/h32': 'off',
    // Phones show a table as cards, whose CSS removes the roles.
    'no-redundant-role': 'off',
  },
};
