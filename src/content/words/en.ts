import about from '#data/words/en/about.json';
import aboutNotes from '#data/words/en/about-notes.json';
import afCare from '#data/words/en/af-care.json';
import benefits from '#data/words/en/benefits.json';
import certificate from '#data/words/en/certificate.json';
import certificateDocument from '#data/words/en/certificate-document.json';
import comparePlans from '#data/words/en/compare-plans.json';
import coverage from '#data/words/en/coverage.json';
import deskCard from '#data/words/en/desk-card.json';
import directory from '#data/words/en/directory.json';
import faqs from '#data/words/en/faqs.json';
import firstPayment from '#data/words/en/first-payment.json';
import forms from '#data/words/en/forms.json';
import glossary from '#data/words/en/glossary.json';
import home from '#data/words/en/home.json';
import hospitals from '#data/words/en/hospitals.json';
import inStates from '#data/words/en/in-states.json';
import legal from '#data/words/en/legal.json';
import map from '#data/words/en/map.json';
import myHospitals from '#data/words/en/my-hospitals.json';
import near from '#data/words/en/near.json';
import networks from '#data/words/en/networks.json';
import notFound from '#data/words/en/not-found.json';
import notifyBy from '#data/words/en/notify-by.json';
import notifyByAnswer from '#data/words/en/notify-by-answer.json';
import offline from '#data/words/en/offline.json';
import offlinePage from '#data/words/en/offline-page.json';
import overlays from '#data/words/en/overlays.json';
import plan from '#data/words/en/plan.json';
import planCards from '#data/words/en/plan-cards.json';
import shell from '#data/words/en/shell.json';
import statePage from '#data/words/en/state-page.json';
import states from '#data/words/en/states.json';
import takeAlong from '#data/words/en/take-along.json';
import users from '#data/words/en/users.json';
import whyAcquire from '#data/words/en/why-acquire.json';
import withoutDeductible from '#data/words/en/without-deductible.json';

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
