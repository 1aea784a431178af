import { describe, expect, it } from 'vitest';
import { createStemmer } from '#workers/help/stem.ts';

describe('stemmer', () => {
  it.each([
    ['ENG', 'pay pays paying paid payment payments'],
    ['ENG', 'apply applies applied applying application applications'],
    ['ENG', 'travel travels traveling travelling traveled'],
    ['ENG', 'cancel cancelled cancels cancellation'],
    ['ENG', 'hospital hospitals hospitalized hospitalization'],
    ['ENG', 'child children'],
    ['ESP', 'pagar pago pagos pagando pague pagan'],
    ['ESP', 'cancelar cancelacion cancele cancelado'],
    ['ESP', 'cubrir cubre cubierto cobertura coberturas'],
    ['ESP', 'vuelo vuelos volar'],
    ['ESP', 'pediatra pediatras pediatria'],
    ['ESP', 'indicar indico indique indiquen'],
    ['POR', 'pagar pago pagamento pagamentos pagando pague'],
    ['POR', 'viajar viagem viagens viajando'],
    ['POR', 'hospital hospitais'],
    ['POR', 'cobrir cobre coberto cobertura coberturas'],
    ['POR', 'solicitar solicitacao solicitacoes'],
    ['POR', 'gravida gravidez'],
    ['POR', 'pediatra pediatras pediatria'],
    ['POR', 'indicar indico indique indiquem'],
  ] as const)('forms in %s have the same stem: %s', (language, forms) => {
    const stem = createStemmer(language);
    expect([...new Set(forms.split(' ').map(stem))]).toHaveLength(1);
  });

  it.each([
    ['ENG', 'pay policy plan portal premium person'],
    ['ENG', 'state statement the these they'],
    ['ENG', 'desert dessert'],
    ['ESP', 'espera esposo espana especial'],
    ['ESP', 'caso casa parte parto'],
    ['ESP', 'regla regular quinta cinta'],
    ['POR', 'caro carencia carta cartao'],
    ['POR', 'cobrar cobrir morar morrer'],
    ['POR', 'agente aguentar quinto cinto gato jato'],
  ] as const)('unrelated words in %s have different stems: %s', (language, strangers) => {
    const stem = createStemmer(language);
    const words = strangers.split(' ');
    expect(new Set(words.map(stem)).size).toBe(words.length);
  });

  it('keeps numbers and short words', () => {
    for (const language of ['ENG', 'ESP', 'POR'] as const)
      for (const word of ['24', '2025', '1990s', 'us', 'id', '', 'x'])
        expect(createStemmer(language)(word)).toBe(word);
  });
});
