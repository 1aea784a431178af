import type { Language } from '#domain/language.ts';

/**
 * Words that say nothing about what is asked, folded: articles, pronouns, prepositions, helping verbs, and the words that
 * questions begin with. A text of nothing else is searched by them all the same.
 */
const WORDS: Readonly<Record<Language, string>> = {
  ENG: `a an the this that these those there here it its i im ive id ill me my mine myself we our ours you your yours
    he him his she her hers they them their who whom whose which what whats when where why how hows
    is isnt are arent am was were be been being do does doesnt dont did didnt done have has had havent
    can cant cannot could would wouldnt should shall will wont may might must need needs want wants wanted
    get gets got getting go goes going let lets make makes like know tell please help thanks thank hi hello
    of to in on at by for from with without about into onto as and or but if so then than too very just still
    any some no not yes more most much many other another also only ever even what's possible happen happens
    question back someone something anyone anything thing things way able`,
  ESP: `el la los las lo un una unos unas al del de a en con sin por para sobre entre desde hasta hacia segun
    y e o u ni que si no se su sus mi mis tu tus me te le les nos yo ella ellos ellas usted ustedes ud uds
    este esta estos estas ese esa esos esas esto eso aquel aqui ahi alla
    es son soy eres somos ser era fue sea sido estoy estan esta estar estamos hay ha he han haber habia
    tengo tiene tienen tenemos tener tenga puedo puede pueden podemos poder podria podrian pueda
    quiero quiere quieren queremos quisiera querer debo debe deben deber necesito necesita necesitamos necesitan
    hago hace hacen hacer haga hacemos hacerlo va voy van vamos ir sirve
    como cual cuales cuando cuanto cuanta cuantos cuantas donde adonde quien quienes porque pues entonces
    mas muy ya tambien solo otro otra otros otras algo alguien algun alguna algunos nada todo toda todos todas
    favor hola gracias ayuda ayudar saber sabe pasa pregunta cosa posible`,
  POR: `o a os as um uma uns umas ao aos do da dos das no na nos nas num numa de em com sem por pelo pela pelos pelas
    para pra pro sobre entre desde ate e ou nem que se nao sim eu meu minha meus minhas seu sua seus suas me lhe
    voce voces ele ela eles elas nos dele dela este esta estes estas esse essa esses essas isto isso aquele aqui ali la
    sou somos ser era foi seja sido estou estao estar esta estamos ha tem tenho temos ter tinha tenha
    posso pode podem podemos poder poderia possa quero quer querem queremos queria querer devo deve devem dever
    preciso precisa precisam precisamos faco faz fazem fazer faca fazemos fica ficam vou vai vao vamos ir
    como qual quais quando quanto quanta quantos quantas onde aonde quem porque pois entao
    mais muito ja tambem so outro outra outros outras algo alguem algum alguma alguns nada tudo todo toda todos todas
    favor ola oi obrigado obrigada ajuda ajudar saber sabe acontece pergunta coisa possivel`,
};

export const stopWords = (language: Language): ReadonlySet<string> => new Set(WORDS[language].split(/\s+/));
