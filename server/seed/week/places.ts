/** Where invented customers live: PIN, town, state, and how a street is written there. Every zone of the delivery plan is among them. */
export type Region =
  | 'bengal'
  | 'hills'
  | 'assam'
  | 'hindi'
  | 'punjab'
  | 'west'
  | 'south'
  | 'malabar'
  | 'naga'
  | 'kashmir'

export type Place = { pin: string; city: string; state: string; region: Region; streets: readonly string[] }

const place = (pin: string, city: string, state: string, region: Region, ...streets: string[]): Place => ({
  pin,
  city,
  state,
  region,
  streets,
})

/** Half of the orders go to the van's own country; the more often a place stands here, the more often it is chosen. */
export const WEEK_PLACES: readonly Place[] = [
  place('734001', 'Siliguri', 'West Bengal', 'bengal', 'Hill Cart Road', 'Sevoke Road', 'Ashrampara', 'Hakimpara'),
  place('734003', 'Siliguri', 'West Bengal', 'bengal', 'Pradhan Nagar', 'Champasari', 'Milan More'),
  place('734006', 'Siliguri', 'West Bengal', 'bengal', 'Deshbandhu Para', 'Haiderpara', 'Rabindra Nagar'),
  place('734010', 'Siliguri', 'West Bengal', 'bengal', 'Matigara', 'Uttorayon Township', 'Himachal Vihar'),
  place('734101', 'Darjeeling', 'West Bengal', 'hills', 'Gandhi Road', 'Lebong Cart Road', 'Jalapahar Road'),
  place('734301', 'Kalimpong', 'West Bengal', 'hills', 'Rishi Road', 'Upper Cart Road', 'Deolo'),
  place('734203', 'Kurseong', 'West Bengal', 'hills', 'Dow Hill Road', 'Pankhabari Road'),
  place('735101', 'Jalpaiguri', 'West Bengal', 'bengal', 'Club Road', 'Kadamtala', 'Raikatpara'),
  place('735221', 'Malbazar', 'West Bengal', 'bengal', 'Caltex More', 'Station Road'),
  place('736101', 'Cooch Behar', 'West Bengal', 'bengal', 'Silver Jubilee Road', 'Sunity Road'),
  place('736121', 'Alipurduar', 'West Bengal', 'bengal', 'Buxa Feeder Road', 'New Town'),
  place('737101', 'Gangtok', 'Sikkim', 'hills', 'Tibet Road', 'Development Area', 'Deorali'),
  place('732101', 'Malda', 'West Bengal', 'bengal', 'Rathbari', 'Netaji Subhash Road'),
  place('733101', 'Balurghat', 'West Bengal', 'bengal', 'Court More', 'Hili Road'),
  place('854301', 'Purnia', 'Bihar', 'hindi', 'Line Bazar', 'Bhatta Bazar'),
  place('700019', 'Kolkata', 'West Bengal', 'bengal', 'Ballygunge Circular Road', 'Gariahat Road', 'Rashbehari Avenue'),
  place('700064', 'Kolkata', 'West Bengal', 'bengal', 'Salt Lake Sector I', 'Salt Lake Sector III'),
  place('700156', 'Kolkata', 'West Bengal', 'bengal', 'New Town Action Area I', 'New Town Action Area II'),
  place('781005', 'Guwahati', 'Assam', 'assam', 'GS Road', 'Zoo Road', 'Chandmari'),
  place('793001', 'Shillong', 'Meghalaya', 'assam', 'Laitumkhrah Main Road', 'Police Bazar'),
  place('800001', 'Patna', 'Bihar', 'hindi', 'Boring Road', 'Fraser Road'),
  place('834001', 'Ranchi', 'Jharkhand', 'hindi', 'Lalpur Chowk', 'Kanke Road'),
  place('751001', 'Bhubaneswar', 'Odisha', 'hindi', 'Janpath, Unit 3', 'Saheed Nagar'),
  place('110016', 'New Delhi', 'Delhi', 'punjab', 'Hauz Khas Enclave', 'Safdarjung Development Area'),
  place('122002', 'Gurugram', 'Haryana', 'punjab', 'DLF Phase 4', 'Sushant Lok'),
  place('226001', 'Lucknow', 'Uttar Pradesh', 'hindi', 'Hazratganj', 'Park Road'),
  place('160017', 'Chandigarh', 'Chandigarh', 'punjab', 'Sector 17', 'Sector 8'),
  place('302001', 'Jaipur', 'Rajasthan', 'hindi', 'MI Road', 'C-Scheme'),
  place('400050', 'Mumbai', 'Maharashtra', 'west', 'Hill Road, Bandra', 'Carter Road'),
  place('411001', 'Pune', 'Maharashtra', 'west', 'Koregaon Park', 'East Street'),
  place('380009', 'Ahmedabad', 'Gujarat', 'west', 'Navrangpura', 'CG Road'),
  place('560038', 'Bengaluru', 'Karnataka', 'south', 'Indiranagar 100 Feet Road', 'HAL Second Stage'),
  place('600020', 'Chennai', 'Tamil Nadu', 'south', 'Adyar Gandhi Nagar', 'Besant Nagar'),
  place('500034', 'Hyderabad', 'Telangana', 'south', 'Banjara Hills Road 12', 'Road 3'),
  place('682016', 'Kochi', 'Kerala', 'malabar', 'Ravipuram', 'MG Road'),
  place('799001', 'Agartala', 'Tripura', 'bengal', 'Palace Compound', 'Krishnanagar'),
  place('797001', 'Kohima', 'Nagaland', 'naga', 'High School Junction', 'PR Hill'),
  place('190001', 'Srinagar', 'Jammu and Kashmir', 'kashmir', 'Residency Road', 'Lal Chowk'),
]

/** How many of the places above, from the top, get every second order. */
export const NEAR_PLACES = 12
