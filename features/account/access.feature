Feature: Access to pages

  @SHELL-07 @plain
  Scenario: A visitor reaches a customer page after logging in
    Given I have an account
    When I open "/dashboard/applications?sort=amount"
    Then I am asked to log in
    When I log in here
    Then I arrive at "/dashboard/applications?sort=amount"

  @SHELL-07 @plain
  Scenario: The login keeps the confirmation token of a mail link in the URL
    When I open "/dashboard/applications?confirmation_token=abc123"
    Then I am asked to log in
    And the address still carries the confirmation token "abc123"

  @SHELL-07 @HTTP-07 @plain
  Scenario: A login after a deliberate logout opens the list of applications
    Given I am logged in
    When I log out
    And I open "/dashboard/applications?sort=amount"
    Then I am asked to log in
    When I log in here
    Then I arrive at "/dashboard/applications"

  @HTTP-07 @plain @needs-proxy
  Scenario: A customer whose session was lost returns to the last page after the login
    Given I am logged in
    When I log out
    And I log in
    Then I arrive at my applications
    When my session is gone
    And I open "/dashboard/applications"
    And I open "/dashboard/applications?sort=amount"
    And I log in here
    Then I arrive at "/dashboard/applications?sort=amount"

  @SHELL-07
  Scenario Outline: The login never redirects to another site: <target>
    Given I have an account
    When I open the login with the target "<target>"
    And I log in here
    Then I am still on the portal

    @plain
    Examples:
      | target                |
      | https://evil.example/ |
      | //evil.example/       |
      | /\\evil.example       |
      | javascript:alert(1)   |
      | /%09/evil.example     |
      | https:evil.example    |

  @SHELL-08
  Scenario Outline: A logged-in customer is redirected from <address> to the applications
    Given I am logged in
    When I open "<address>"
    Then I arrive at my applications

    @plain
    Examples:
      | address                       |
      | /login                        |
      | /register                     |
      | /forgot-password              |
      | /application/account-creation |

  @SHELL-28 @plain
  Scenario: The address /dashboard opens the list of applications
    Given I am logged in
    When I open "/dashboard"
    Then I arrive at "/dashboard/applications"

  @SHELL-02 @plain
  Scenario: The start page redirects a logged-in customer to the applications
    Given I am logged in
    When I open "/"
    Then I arrive at "/dashboard/applications"

  @HTTP-02 @SHELL-10 @plain
  Scenario: Logging out ends the session
    Given I am logged in
    When I log out
    And I open "/dashboard/applications"
    Then I am asked to log in
    And the header shows no user

  @HTTP-02 @plain @needs-proxy
  Scenario: A failed logout shows an error and keeps the session
    Given I am logged in
    And the logout answers a server error
    When I try to log out
    Then a toast says that logging out failed
    And I am still logged in

  @HTTP-02 @D-71 @plain @needs-proxy
  Scenario: A customer whose account the lender has disabled is logged out with the reason
    Given I am logged in
    And the profile answers the code err_auth_entity_disabled
    When I open "/dashboard/applications?from=mail"
    Then I am asked to log in
    And the page says "Sie wurden abgemeldet. Dieses Konto ist deaktiviert."
    And the header shows no user
    When the lending system recovers
    And I log in here
    Then I arrive at "/dashboard/applications?from=mail"

  @HTTP-02 @D-71 @plain @needs-proxy
  Scenario: An outage of the customer's profile shows an error and keeps the session
    Given I am logged in
    And the profile answers a server error
    When I open "/dashboard/applications?from=mail"
    Then I see the message that my account cannot be reached
    And the header shows nothing of my account
    When the lending system recovers
    And I try again
    Then I arrive at my applications

  @HTTP-02 @D-71 @no-js @plain @needs-proxy
  Scenario: A customer can log out during an outage of the profile
    Given I am logged in
    And the profile answers a web page
    When I open "/dashboard/settings"
    And I choose to log out
    Then I am asked to log in
    And the header shows no user
