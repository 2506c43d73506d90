import { describe, expect, it } from 'vitest';
import { checkEmail } from './credentials';

const emailOfLength = (length: number) => `${'a'.repeat(length - '@brandt.de'.length)}@brandt.de`;

describe('checkEmail', () => {
  it.each([
    ['katrin.brandt@metallbau-brandt.example', 'katrin.brandt@metallbau-brandt.example'],
    ['  Katrin@Brandt.DE ', 'katrin@brandt.de'],
    ["o'neil+loans@mail.example.co.uk", "o'neil+loans@mail.example.co.uk"],
    ['info@müller.de', 'info@müller.de'],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
    [emailOfLength(250), emailOfLength(250)],
    ['Katrin Brandt <katrin@brandt.de>', 'katrin@brandt.de'],
    ['"Brandt, Katrin" <Katrin@Brandt.DE>', 'katrin@brandt.de'],
    ['mailto:katrin@brandt.de', 'katrin@brandt.de'],
    ['E-Mail: katrin@brandt.de', 'katrin@brandt.de'],
    ['Courriel : katrin@brandt.de', 'katrin@brandt.de'],
    ['Adres e-mail: katrin@brandt.de', 'katrin@brandt.de'],
  ])('ACC-03: accepts $0 in lower case', (typed, value) => {
    expect(checkEmail(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['katrin', 'emailInvalid'],
    ['katrin@', 'emailInvalid'],
    ['@brandt.de', 'emailInvalid'],
    ['a@b', 'emailInvalid'],
    ['a@b.1', 'emailInvalid'],
    ['a b@c.de', 'emailInvalid'],
    ['a@b@c.de', 'emailInvalid'],
    ['.a@c.de', 'emailInvalid'],
    ['a..b@c.de', 'emailInvalid'],
    ['a@-c.de', 'emailInvalid'],
    ['a@c..de', 'emailInvalid'],
    ['🙂@c.de', 'emailInvalid'],
    ['<script>@c.de', 'emailInvalid'],
    ['Katrin <katrin@brandt.de> <a@b.de>', 'emailInvalid'],
    ['Katrin <katrin>', 'emailInvalid'],
    ['katrin: a@b.de', 'emailInvalid'],
    [emailOfLength(251), 'emailTooLong?{"max":250}'],
    ['a'.repeat(10_000_000), 'emailTooLong?{"max":250}'],
  ])('ACC-03: refuses $0 with the message $1', (typed, error) => {
    expect(checkEmail(typed)).toEqual({ ok: false, error });
  });
});
