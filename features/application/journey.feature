Feature: From the request to the indicative offer

  A visitor requests financing, chooses a company, enters its details and creates an account.
  The journey works on desktop and phone with JavaScript, and without it in every language.

  @CLA-01 @CLA-12 @CLA-13 @CLA-14 @SHELL-02 @ACC-02
  Scenario Outline: An applicant gets an offer in <language>
    Given I read <language>
    When I open the portal
    And I ask for 250,000 euros of working capital over 36 months
    And I choose "Metallbau Brandt GmbH" from the suggestions
    And I complete the details of my company
    And I create my account
    Then I see an indicative offer over 250,000 euros
    And my list shows one application over 250,000 euros that I can complete

    Examples: At a desk
      | language |
      | German   |

    @phone
    Examples: On a phone
      | language |
      | Polish   |

    @no-js
    Examples: Without JavaScript
      | language |
      | English  |
      | French   |
      | Polish   |

  @keyboard @CLA-01 @CLA-08
  Scenario: An applicant gets an offer with the keyboard only
    When I open the portal
    And I ask for 120,000 euros of working capital over 36 months
    And I choose "Metallbau Brandt GmbH" from the suggestions
    And I complete the details of my company
    And I create my account
    Then I see an indicative offer over 120,000 euros

  @CLA-12 @SHELL-08 @plain
  Scenario: A logged-in customer applies without creating an account
    Given I am logged in
    When I am at the loan request
    And I ask for 80,000 euros of general liquidity over 24 months
    And I name my company "Nordlicht Optik GmbH"
    And I complete the details of my company
    And I check my answers and send them
    Then I see an indicative offer over 80,000 euros

  @SHELL-20 @plain
  Scenario: The portal's base address opens the default partner
    Given I visit no partner's address
    When I open the portal
    Then I arrive at the loan request
    And the page belongs to Lindhof Bank

  @CLA-13 @plain @needs-proxy
  Scenario: The lender receives the applicant's data and campaign
    Given I follow an advertisement of "handwerk-magazin" with the campaign "herbst"
    When I ask for 250,000 euros of working capital over 36 months
    And I choose "Metallbau Brandt GmbH" from the suggestions
    And I complete the details of my company
    And I create my account
    Then the lender got an application with:
      | allBanksLoanPurpose | working_capital       |
      | loanSize            | 250000                |
      | loanDuration        | 36                    |
      | currency            | EUR                   |
      | companyName         | Metallbau Brandt GmbH |
      | companyCountry      | DE                    |
      | referrer            | handwerk-magazin      |
    And the lender got an application with:
      | referral_data.utm_campaign | herbst |

  @CLA-13 @plain
  Scenario: The next application starts empty
    Given I have applied for 250,000 euros and seen the offer
    When I am at the loan request
    Then the amount is 100,000 and the duration 48 months
    And nothing of the last company is filled in

  @CLA-13
  Scenario: Pressing the submit button twice creates one application
    Given I have got as far as the account creation
    When I create my account and press twice
    Then I see an indicative offer over 250,000 euros
    And the lender has one application of mine

  @CLA-13 @plain
  Scenario: Sending from two tabs at once creates one application
    Given I am logged in
    And I have got as far as the company details
    When I send my answers from two tabs at once
    Then the lender has one application of mine

  @CLA-13 @plain @needs-proxy
  Scenario: A failed application keeps the account and all answers
    Given I have got as far as the account creation
    And the new application answers a server error
    When I create my account
    Then I see the message that my application has not been sent
    And my account is there and I am logged in
    When the lending system recovers
    And I send the form again
    Then I see an indicative offer over 250,000 euros
    And the lender has one application of mine

  @SHELL-26
  Scenario: Each line of the request card wraps at most once in every language
    Given I have got as far as the company name
    Then in each language each of the 3 lines of my request has its name or its value in one piece
