import about from '#data/words/pt/about.json';
import aboutNotes from '#data/words/pt/about-notes.json';
import afCare from '#data/words/pt/af-care.json';
import benefits from '#data/words/pt/benefits.json';
import certificate from '#data/words/pt/certificate.json';
import certificateDocument from '#data/words/pt/certificate-document.json';
import comparePlans from '#data/words/pt/compare-plans.json';
import coverage from '#data/words/pt/coverage.json';
import deskCard from '#data/words/pt/desk-card.json';
import directory from '#data/words/pt/directory.json';
import faqs from '#data/words/pt/faqs.json';
import firstPayment from '#data/words/pt/first-payment.json';
import forms from '#data/words/pt/forms.json';
import glossary from '#data/words/pt/glossary.json';
import home from '#data/words/pt/home.json';
import hospitals from '#data/words/pt/hospitals.json';
import inStates from '#data/words/pt/in-states.json';
import legal from '#data/words/pt/legal.json';
import map from '#data/words/pt/map.json';
import myHospitals from '#data/words/pt/my-hospitals.json';
import near from '#data/words/pt/near.json';
import networks from '#data/words/pt/networks.json';
import notFound from '#data/words/pt/not-found.json';
import notifyBy from '#data/words/pt/notify-by.json';
import notifyByAnswer from '#data/words/pt/notify-by-answer.json';
import offline from '#data/words/pt/offline.json';
import offlinePage from '#data/words/pt/offline-page.json';
import overlays from '#data/words/pt/overlays.json';
import plan from '#data/words/pt/plan.json';
import planCards from '#data/words/pt/plan-cards.json';
import shell from '#data/words/pt/shell.json';
import statePage from '#data/words/pt/state-page.json';
import states from '#data/words/pt/states.json';
import takeAlong from '#data/words/pt/take-along.json';
import users from '#data/words/pt/users.json';
import whyAcquire from '#data/words/pt/why-acquire.json';
import withoutDeductible from '#data/words/pt/without-deductible.json';

export default {
  about,
  aboutNotes,
  afCare,
  benefits,
  certificate,
  certificateDocument,
  comparePlans,
  coverage,
  deskCard,
  directory,
  faqs,
  firstPayment,
  forms,
  glossary,
  home,
  hospitals,
  inStates,
  legal,
  map,
  myHospitals,
  near,
  networks,
  notFound,
  notifyBy,
  notifyByAnswer,
  offline,
  offlinePage,
  overlays,
  plan,
  planCards,
  shell,
  statePage,
  states,
  takeAlong,
  users,
  whyAcquire,
  withoutDeductible,
};
