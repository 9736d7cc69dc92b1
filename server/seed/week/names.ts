import type { Region } from './places.ts'

type Names = { readonly first: readonly string[]; readonly last: readonly string[] }

const words = (text: string) => text.split(' ')

/** As people are called there. Nobody real is meant. */
export const NAMES: Readonly<Record<Region, Names>> = {
  bengal: {
    first: words('Anirban Debjani Sourav Moumita Subrata Rituparna Tapas Sharmistha Arindam Paromita Kaushik Sanchita'),
    last: words('Chatterjee Mukherjee Das Ghosh Saha Roy Dutta Mondal Bhowmick Barman Sarkar Biswas'),
  },
  hills: {
    first: words('Pemba Nima Dawa Sabina Prakash Binita Suraj Roshni Karma Yangchen Bishal Anjana'),
    last: words('Tamang Rai Gurung Lepcha Bhutia Subba Thapa Chettri Sherpa Pradhan'),
  },
  assam: {
    first: words('Bhaskar Rupali Hemanta Jonaki Pranjal Mridusmita Banri Daphisha Nayan Kasturi'),
    last: words('Bora Kalita Saikia Hazarika Deka Gogoi Lyngdoh Kharkongor Sangma'),
  },
  hindi: {
    first: words('Rakesh Sunita Amit Pooja Vivek Neha Shivam Kiran Alok Rekha'),
    last: words('Kumar Singh Jha Mishra Sinha Verma Prasad Tiwari Mahto Panda'),
  },
  punjab: {
    first: words('Harpreet Simran Gurmeet Jasleen Rohan Kavita Arjun Nidhi Manpreet Tanya'),
    last: words('Singh Kaur Kapoor Malhotra Arora Gill Bedi Chopra Sethi'),
  },
  west: {
    first: words('Aditya Snehal Mihir Ketaki Parth Hetal Omkar Jinal Rohit Ashwini'),
    last: words('Joshi Kulkarni Patil Shah Mehta Desai Deshpande Pereira Patel'),
  },
  south: {
    first: words('Karthik Lakshmi Arvind Meenakshi Srinivas Divya Naveen Kavya Harish Revathi'),
    last: words('Iyer Reddy Rao Gowda Subramanian Naidu Krishnan Murthy Hegde'),
  },
  malabar: {
    first: words('Thomas Anju Faisal Sreeja Jacob Reshma Vishnu Aleena'),
    last: words('Nair Menon Varghese Kurian Pillai Kutty Mathew'),
  },
  naga: { first: words('Neiphi Vitoli Kevi Asen Temsu'), last: words('Angami Sema Ao Zhimomi') },
  kashmir: { first: words('Irfan Mehvish Bilal Zoya'), last: words('Bhat Dar Wani Lone') },
}

/** They live everywhere among the others. */
export const MUSLIM_NAMES: Names = {
  first: words('Imran Nasrin Salim Farida Aslam Shabana Rafiq Ayesha'),
  last: words('Rahman Ansari Hossain Khatun Sheikh Alam'),
}
