import about from '#data/words/es/about.json';
import aboutNotes from '#data/words/es/about-notes.json';
import afCare from '#data/words/es/af-care.json';
import benefits from '#data/words/es/benefits.json';
import certificate from '#data/words/es/certificate.json';
import certificateDocument from '#data/words/es/certificate-document.json';
import comparePlans from '#data/words/es/compare-plans.json';
import coverage from '#data/words/es/coverage.json';
import deskCard from '#data/words/es/desk-card.json';
import directory from '#data/words/es/directory.json';
import faqs from '#data/words/es/faqs.json';
import firstPayment from '#data/words/es/first-payment.json';
import forms from '#data/words/es/forms.json';
import glossary from '#data/words/es/glossary.json';
import home from '#data/words/es/home.json';
import hospitals from '#data/words/es/hospitals.json';
import inStates from '#data/words/es/in-states.json';
import legal from '#data/words/es/legal.json';
import map from '#data/words/es/map.json';
import myHospitals from '#data/words/es/my-hospitals.json';
import near from '#data/words/es/near.json';
import networks from '#data/words/es/networks.json';
import notFound from '#data/words/es/not-found.json';
import notifyBy from '#data/words/es/notify-by.json';
import notifyByAnswer from '#data/words/es/notify-by-answer.json';
import offline from '#data/words/es/offline.json';
import offlinePage from '#data/words/es/offline-page.json';
import overlays from '#data/words/es/overlays.json';
import plan from '#data/words/es/plan.json';
import planCards from '#data/words/es/plan-cards.json';
import shell from '#data/words/es/shell.json';
import statePage from '#data/words/es/state-page.json';
import states from '#data/words/es/states.json';
import takeAlong from '#data/words/es/take-along.json';
import users from '#data/words/es/users.json';
import whyAcquire from '#data/words/es/why-acquire.json';
import withoutDeductible from '#data/words/es/without-deductible.json';

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
