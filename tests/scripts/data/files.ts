export const HEADER = 'Provider Name,City,State,Zipcode,Country,Ultra,Plus,Core';
