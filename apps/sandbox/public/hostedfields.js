// PayMe hosted fields, as the sandbox speaks them: https://github.com/PayMeService/payme-jsapi
(() => {
  const home = new URL(document.currentScript.src).origin;

  const fields = {
    NONE: 'none',
    NUMBER: 'cardNumber',
    EXPIRATION: 'cardExpiration',
    CVC: 'cvc',
    EMAIL: 'payerEmail',
    PHONE: 'payerPhone',
    NAME_FIRST: 'payerFirstName',
    NAME_LAST: 'payerLastName',
    SOCIAL_ID: 'payerSocialId',
    ZIP_CODE: 'payerZipCode',
  };
  const framed = [fields.NUMBER, fields.EXPIRATION, fields.CVC];

  const isSocialId = (value) => {
    if (!/^\d{5,9}$/.test(value)) return false;
    const products = [...value.padStart(9, '0')].map((digit, at) => Number(digit) * (1 + (at % 2)));
    return products.reduce((sum, one) => sum + (one > 9 ? one - 9 : one), 0) % 10 === 0;
  };

  const validator = (good) => ({
    test(value) {
      if (value === undefined || value === null || value === '') return { required: true };
      return good(String(value)) ? null : { invalid: true };
    },
  });

  const validators = {
    [fields.EMAIL]: validator((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)),
    [fields.PHONE]: validator((value) => /^\+?[\d\s-]{7,20}$/.test(value)),
    [fields.NAME_FIRST]: validator((value) => value.trim().length > 0 && value.length <= 60),
    [fields.NAME_LAST]: validator((value) => value.trim().length > 0 && value.length <= 60),
    [fields.SOCIAL_ID]: validator(isSocialId),
    [fields.ZIP_CODE]: validator((value) => /^[\w\s-]{3,10}$/.test(value)),
  };

  const titles = {
    he: { cardNumber: 'מספר כרטיס', cardExpiration: 'תוקף', cvc: 'קוד אבטחה' },
    en: { cardNumber: 'Card number', cardExpiration: 'Expiry date', cvc: 'Security code' },
  };

  class Field {
    constructor(instance, name, options) {
      this.instance = instance;
      this.name = name;
      this.options = options;
      this.listeners = new Map();
      this.waiting = new Map();
      this.hear = this.hear.bind(this);
    }

    on(event, listener) {
      const listeners = this.listeners.get(event) ?? new Set();
      this.listeners.set(event, listeners.add(listener));
      return this;
    }

    off(event, listener) {
      this.listeners.get(event)?.delete(listener);
      return this;
    }

    mount(selector) {
      const place = typeof selector === 'string' ? document.querySelector(selector) : selector;
      if (!place) return Promise.reject(new Error(`No element for ${this.name}: ${selector}`));
      const { language, session } = this.instance;
      const frame = document.createElement('iframe');
      const query = new URLSearchParams({ field: this.name, language, session, page: location.origin });
      frame.src = `${home}/payme/hf/v1/field?${query}`;
      frame.title = titles[language][this.name];
      Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' });
      this.frame = frame;
      addEventListener('message', this.hear);
      const ready = this.expect('ready').then(() => this.ask('dress', { options: this.options }));
      place.replaceChildren(frame);
      return ready.then(() => this);
    }

    unmount() {
      removeEventListener('message', this.hear);
      this.frame?.remove();
      this.frame = undefined;
    }

    expect(kind) {
      return new Promise((resolve) => this.waiting.set(kind, resolve));
    }

    /** One question to the frame; its answer comes back under the same name. */
    ask(kind, content) {
      if (!this.frame) return Promise.reject(new Error(`${this.name} is not mounted`));
      const answer = this.expect(kind);
      this.frame.contentWindow.postMessage({ payme: kind, ...content }, home);
      return answer;
    }

    hear(message) {
      if (message.origin !== home || message.source !== this.frame?.contentWindow) return;
      const { payme: kind, event, answer } = message.data ?? {};
      if (kind === 'event') this.listeners.get(event.type)?.forEach((listener) => listener(event));
      else {
        this.waiting.get(kind)?.(answer);
        this.waiting.delete(kind);
      }
    }
  }

  class Instance {
    constructor(key, { testMode = false, language = 'en', tokenIsPermanent = true } = {}) {
      this.key = key;
      this.testMode = testMode;
      this.tokenIsPermanent = tokenIsPermanent;
      this.language = language === 'he' ? 'he' : 'en';
      this.session = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join(
        '',
      );
      this.created = new Map();
    }

    hostedFields() {
      return {
        create: (name, options = {}) => {
          if (!framed.includes(name)) throw new Error(`Unknown field ${name}`);
          if (this.created.has(name)) throw new Error(`${name} was already created`);
          const field = new Field(this, name, options);
          this.created.set(name, field);
          return field;
        },
      };
    }

    async tokenize(payer) {
      const errors = this.payerErrors(payer);
      if (Object.keys(errors).length > 0) throw { type: 'tokenize-error', validationError: true, errors };
      const mounted = framed.map((name) => this.created.get(name));
      if (mounted.some((field) => !field?.frame))
        throw new Error('Card number, expiration and cvc must be mounted');
      await Promise.all(mounted.map((field) => field.ask('store')));
      const { key, testMode, tokenIsPermanent } = this;
      const result = await mounted[0].ask('tokenize', {
        payment: { key, testMode, tokenIsPermanent, payer },
      });
      if (result.type !== 'tokenize-success') throw result;
      return result;
    }

    payerErrors(payer) {
      const errors = {};
      for (const [name, { test }] of Object.entries(validators)) {
        const problem = test(payer[name]);
        const optional = name === fields.SOCIAL_ID || name === fields.ZIP_CODE;
        if (problem?.required && !optional) errors[name] = 'Mandatory field';
        if (problem?.invalid) errors[name] = 'Invalid value';
      }
      return errors;
    }

    teardown() {
      for (const field of this.created.values()) field.unmount();
      this.created.clear();
    }
  }

  window.PayMe = {
    fields,
    validators,
    create: (key, options) =>
      key ? Promise.resolve(new Instance(key, options)) : Promise.reject(new Error('API key is missing')),
    clientData: (isTest) =>
      Promise.resolve({ hash: btoa(JSON.stringify({ isTest: Boolean(isTest), at: Date.now() })) }),
  };
})();
